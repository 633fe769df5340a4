# Answers the calls of one whole order, from the postcode to the order's number.
class DoorstepController < ApplicationController
  # The calls, as openapi.json names them.
  CALLS = {
    'POST /register/postcode/verify' => :check_postcode,
    'GET /api/bol-basket' => :basket,
    'GET /api/product/bol/:id' => :quantity,
    'POST /api/product/bol' => :put_in,
    'PUT /api/bol-basket/line-:id' => :change,
    'DELETE /api/bol-basket/line-:id' => :take_out,
    'POST /api/bol-basket/cancel' => :empty,
    'GET /api/bol-checkout/:id' => :checked_out,
    'POST /api/bol-checkout/update-date' => :choose_date,
    'POST /api/bol-checkout/remove-unavailable' => :done,
    'POST /api/bol-checkout/confirm' => :confirm
  }.freeze

  # In config/routes.rb: DoorstepController.draw(self)
  def self.draw(routes)
    CALLS.each do |call, action|
      method, path = call.split
      routes.match path, via: method.downcase, to: "doorstep##{action}"
    end
  end

  # A refusal in the shop's own words, at the field that it is about; nothing is changed.
  class Refused < StandardError
    attr_reader :status, :field

    def initialize(words, status = 422, field = nil)
      super(words)
      @status = status
      @field = field
    end
  end

  rescue_from Refused do |refused|
    errors = refused.field ? { errors: { refused.field => [refused.message] } } : {}
    render json: { message: refused.message, **errors }, status: refused.status
  end

  def check_postcode
    postcode = params[:postcode].to_s.upcase.delete(' ')
    raise Refused.new('Invalid postcode', 422, :postcode) unless postcode.match?(/\A[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}\z/)

    is_ours = postcode.start_with?('BS')
    keep('postcode' => postcode) if is_ours
    render json: { postcode_match: is_ours, quota_reached: false, is_affiliate: false,
                   results: is_ours ? { delivery_summary: 'Thursday' } : { id: 1 } }
  end

  def basket
    none = { id: 'box', coupon_code: nil, discount_amount: '0.00', deliveries: [] }
    render json: { basket: none, order: shop_order, products: shop_lines }
  end

  def quantity
    render json: { quantity: shop_box['lines'].fetch(params[:id], 0) }
  end

  # With increment, the quantity is added; without, it is set.
  def put_in
    before = params[:increment] ? shop_box['lines'].fetch(params[:id].to_s, 0) : 0
    put(params[:id].to_s, before + params[:quantity].to_i)
  end

  def change
    put(params[:id], params[:quantity].to_i)
  end

  def take_out
    put(params[:id], 0)
  end

  def empty
    keep('lines' => {})
    done
  end

  # A visitor without a box at the checkout is a customer whose login has ended. The widget leads to the login, and back.
  def checked_out
    must_have_box
    render json: { total: shop_pounds(shop_total), products: shop_lines }
  end

  def choose_date
    must_have_box
    date = shop_dates.map(&:iso8601).find { |each| each == params[:date] }
    raise Refused, 'We do not come on that day. Please choose another.' unless date

    keep('date' => date)
    render json: { data: { changes: [], next_delivery: date } }
  end

  def confirm
    raise Refused.new('Please log in.', 401) unless current_user
    if shop_box['date'].nil? || shop_total < MINIMUM
      raise Refused, "Please choose a date, and products for £#{shop_pounds(MINIMUM)} or more."
    end

    id = place(shop_box)
    keep('lines' => {}, 'date' => nil)
    render json: { data: { id: id } }
  end

  def done
    render json: { success: true }
  end

  private

  # Your own order goes here. Returns its number, as text.
  def place(box)
    logger.info("An order for #{box['date']}: #{box['lines']}")
    Time.now.to_i.to_s
  end

  def keep(changed)
    session[:shop_box] = shop_box.merge(changed)
  end

  def must_have_box
    raise Refused.new('Please log in.', 401) if shop_box['lines'].empty? && !current_user
  end

  def put(id, quantity)
    product = shop_product(id)
    raise Refused.new('We do not sell that any more.', 404) unless product

    most = product[:max_qty_allowed]
    raise Refused, "You can have at most #{most} of #{product[:name]}." unless (0..most).cover?(quantity)

    keep('lines' => shop_box['lines'].merge(id => quantity).reject { |_, each| each.zero? })
    done
  end
end
