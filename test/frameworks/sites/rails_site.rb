# Serves a page of docs/frameworks/rails.md: ruby rails_site.rb PORT FOLDER HELPERS, where FOLDER has site.json.
require 'action_controller/railtie'
require 'active_model'
require 'rack'
require 'webrick'
require "#{ARGV[2]}/doorstep"

port, folder = ARGV
SITE = JSON.parse(File.read("#{folder}/site.json"))
Dir.mkdir("#{folder}/views")
Dir.mkdir("#{folder}/views/pages")
File.write("#{folder}/views/pages/show.html.erb", SITE['page'])

class Shop < Rails::Application
  config.eager_load = false
  config.logger = Logger.new(nil)
  config.secret_key_base = 'a secret of the test'
  config.hosts.clear
  config.session_store :cookie_store, key: '_shop'
  config.consider_all_requests_local = false
  config.action_dispatch.show_exceptions = true
  config.load_defaults 6.1
  config.root = ARGV[1]
  config.active_support.deprecation = :silence
end

class Postcode
  include ActiveModel::Model
  attr_accessor :postcode
  validates :postcode, length: { minimum: 5 }
end

EXAMPLE = File.expand_path('../../../demo-pages/rails-shop/app', __dir__)
require "#{EXAMPLE}/controllers/concerns/doorstep_shop"

class ApplicationController < ActionController::Base
  include DoorstepShop
  protect_from_forgery with: :exception
  prepend_view_path ["#{ARGV[1]}/views", "#{EXAMPLE}/views"]
  class_eval SITE['ruby']
  helper_method :current_user

  private

  def current_user
    session[:customer] && Struct.new(:id).new(session[:customer])
  end
end
require "#{EXAMPLE}/controllers/doorstep_controller"

class PagesController < ApplicationController
  helper_method :title, :tabs

  def shop
    render inline: "<%= render 'shop/head' %><%= render 'shop/products' %><%= render 'shop/checkout' %>"
  end

  def show
    session[:customer] = params[:as] if params[:as]
    render 'pages/show', layout: false
  end

  def take
    render json: { data: {} }
  end

  def refuse
    basket = Postcode.new(postcode: params[:postcode])
    basket.valid?
    render json: { errors: basket.errors.to_hash(true) }, status: 422
  end

  def private_page
    redirect_to "/login?#{{ return: request.fullpath }.to_query}"
  end

  private

  def title
    SITE['title']
  end

  def tabs
    SITE['tabs']
  end
end

Shop.initialize!
Shop.routes.draw do
  get '/', to: 'pages#show'
  get '/csrf-token', to: 'pages#csrf_token'
  post '/call', to: 'pages#take'
  post '/form', to: 'pages#take'
  post '/refuse', to: 'pages#refuse'
  get '/private', to: 'pages#private_page'
  get '/shop', to: 'pages#shop'
  DoorstepController.draw(self)
end
quiet = WEBrick::Log.new(File::NULL)
Rack::Handler::WEBrick.run(Shop, Host: '127.0.0.1', Port: port.to_i, Logger: quiet, AccessLog: [])
