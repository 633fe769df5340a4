import { describePoorProducts, rows } from './poor-products'

/* Every place that shows a product × what the shop does not say × how it leaves that out × printed or not. */

describePoorProducts(rows)
