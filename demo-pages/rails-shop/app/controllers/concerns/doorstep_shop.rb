# What pages and calls of the example shop share: put your shop's own products and boxes in the place of these.
module DoorstepShop
  extend ActiveSupport::Concern

  PRODUCTS = { '221' => ['Seasonal veg box', 1450], '222' => ['Bakery box', 620] }.freeze
  MINIMUM = 1000
  NOTHING = { 'postcode' => '', 'lines' => {}, 'date' => nil }.freeze

  included { helper_method :shop_box, :shop_product, :shop_order, :shop_dates, :shop_pounds }

  private

  # A visitor's box is kept in the session: it outlives a login, and ends when somebody logs out.
  def shop_box
    NOTHING.merge(session[:shop_box] || {})
  end

  def shop_pounds(pence)
    format('%.2f', pence / 100.0)
  end

  def shop_total
    shop_box['lines'].sum { |id, quantity| PRODUCTS[id][1] * quantity }
  end

  def shop_product(id)
    name, pence = PRODUCTS[id]
    name && { id: id, name: name, template: 'bol', is_available: true, max_qty_allowed: 6, order_price: shop_pounds(pence) }
  end

  # The next four Thursdays on which an order can still come.
  def shop_dates
    (1..28).map { |days| Time.now.in_time_zone('Europe/London').to_date + days }.select(&:thursday?)
  end

  def shop_order
    date = shop_box['date']
    { id: 'box', date: date, next_delivery_date: date, frequency: 0, weekday: nil, delivery_slot_id: 0,
      delivery_instructions: 'porch', other_delivery_instructions: '', parent_id: nil, editing_order_id: nil }
  end

  def shop_lines
    shop_box['lines'].map do |id, quantity|
      { id: "line-#{id}", product_id: id, quantity: quantity, product: shop_product(id), unavailable: false }
    end
  end
end
