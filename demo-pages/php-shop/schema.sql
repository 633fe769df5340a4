-- Money is in pence, dates are YYYY-MM-DD, days of the week 1 (Monday) to 6 (Saturday).

CREATE TABLE rounds (id INTEGER PRIMARY KEY, roundsman TEXT, depot TEXT, street TEXT, city TEXT, postcode TEXT, phone TEXT,
  essential_days TEXT NOT NULL, box_days TEXT NOT NULL, is_full INTEGER NOT NULL DEFAULT 0);
CREATE TABLE areas (outward TEXT PRIMARY KEY, round_id INTEGER REFERENCES rounds, farm TEXT, farm_contact TEXT,
  farm_phone TEXT, farm_website TEXT);
CREATE TABLE interests (id INTEGER PRIMARY KEY, person_id INTEGER NOT NULL REFERENCES people, postcode TEXT NOT NULL, first_name TEXT,
  last_name TEXT, email TEXT, street TEXT);
-- Wrong passwords, deleted after a quarter of an hour.
CREATE TABLE wrong_passwords (email TEXT NOT NULL, network TEXT NOT NULL, made INTEGER NOT NULL);

-- A guest is a person without a password. A guest who registers keeps the basket and the orders.
CREATE TABLE people (id INTEGER PRIMARY KEY, email TEXT UNIQUE, password_hash TEXT, title TEXT NOT NULL DEFAULT '',
  firstname TEXT NOT NULL DEFAULT '', lastname TEXT NOT NULL DEFAULT '', phone TEXT NOT NULL DEFAULT '',
  street TEXT NOT NULL DEFAULT '', city TEXT NOT NULL DEFAULT '', postcode TEXT, code TEXT);

CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT NOT NULL, size TEXT NOT NULL, template TEXT NOT NULL, aisle TEXT NOT NULL,
  edg_code TEXT NOT NULL, price INTEGER NOT NULL, is_available INTEGER NOT NULL DEFAULT 1, max_qty_allowed INTEGER,
  not_on INTEGER);
CREATE TABLE codes (code TEXT PRIMARY KEY, percent INTEGER NOT NULL DEFAULT 0, is_free INTEGER NOT NULL DEFAULT 0,
  reward_order_type TEXT, reward_max_qty INTEGER, products TEXT, ended INTEGER NOT NULL DEFAULT 0);

-- The box that is being filled, one for each person; `amends` is the order that it changes, or only the `week` of that
-- order if set.
CREATE TABLE baskets (person_id INTEGER PRIMARY KEY REFERENCES people, code TEXT, amends INTEGER, week TEXT, date TEXT,
  day INTEGER, frequency INTEGER NOT NULL DEFAULT 0, slot TEXT NOT NULL DEFAULT '0', instructions TEXT NOT NULL DEFAULT 'porch',
  other TEXT NOT NULL DEFAULT '');
CREATE TABLE basket_lines (id INTEGER PRIMARY KEY, person_id INTEGER NOT NULL REFERENCES people, product_id INTEGER NOT NULL
  REFERENCES products, quantity INTEGER NOT NULL, UNIQUE (person_id, product_id));

-- A box comes on `date`, and from then on every `frequency` weeks unless that is 0. A changed week of an order is a
-- child of that order.
CREATE TABLE box_orders (id INTEGER PRIMARY KEY, person_id INTEGER NOT NULL REFERENCES people, parent_id INTEGER, date TEXT NOT NULL,
  frequency INTEGER NOT NULL, slot TEXT NOT NULL, instructions TEXT NOT NULL, other TEXT NOT NULL, code TEXT,
  ends TEXT, placed TEXT NOT NULL);
CREATE TABLE box_order_lines (order_id INTEGER NOT NULL REFERENCES box_orders, product_id INTEGER NOT NULL REFERENCES products,
  quantity INTEGER NOT NULL, price INTEGER NOT NULL, PRIMARY KEY (order_id, product_id));
CREATE TABLE box_cancellations (order_id INTEGER NOT NULL REFERENCES box_orders, date TEXT NOT NULL, PRIMARY KEY (order_id, date));

CREATE TABLE regular_orders (id INTEGER PRIMARY KEY, person_id INTEGER NOT NULL REFERENCES people, product_id INTEGER NOT NULL
  REFERENCES products, weekday INTEGER NOT NULL, quantity INTEGER NOT NULL, frequency INTEGER NOT NULL, since TEXT NOT NULL, ends TEXT,
  is_free INTEGER NOT NULL DEFAULT 0, UNIQUE (person_id, product_id, weekday, is_free));
CREATE TABLE day_orders (id INTEGER PRIMARY KEY, person_id INTEGER NOT NULL REFERENCES people, product_id INTEGER NOT NULL
  REFERENCES products, date TEXT NOT NULL, quantity INTEGER NOT NULL, kind TEXT NOT NULL, is_free INTEGER NOT NULL DEFAULT 0,
  UNIQUE (person_id, product_id, date, kind, is_free));

CREATE TABLE pauses (id INTEGER PRIMARY KEY, person_id INTEGER NOT NULL REFERENCES people, start_date TEXT NOT NULL,
  end_date TEXT NOT NULL);
CREATE TABLE moves (person_id INTEGER PRIMARY KEY REFERENCES people, street TEXT NOT NULL, city TEXT NOT NULL, postcode TEXT NOT NULL,
  date TEXT NOT NULL);
CREATE TABLE holidays (date TEXT PRIMARY KEY, moved_to TEXT, name TEXT NOT NULL);
CREATE TABLE transactions (id INTEGER PRIMARY KEY, person_id INTEGER NOT NULL REFERENCES people, date TEXT NOT NULL,
  words TEXT NOT NULL, amount INTEGER NOT NULL);
CREATE TABLE letters (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, sender TEXT NOT NULL, words TEXT NOT NULL);

-- The answers to changes, by Idempotency-Key; stored for a day.
CREATE TABLE kept_answers (key TEXT PRIMARY KEY, sent TEXT NOT NULL, status INTEGER NOT NULL, type TEXT NOT NULL, location TEXT, body TEXT NOT NULL,
  made INTEGER NOT NULL);
