"""Serves a page of docs/frameworks/django.md: python3 django_site.py PORT FOLDER, where FOLDER has site.json."""
import json
import os
import shutil
import sys
from wsgiref.simple_server import WSGIRequestHandler, make_server

port, folder, helpers = int(sys.argv[1]), sys.argv[2], sys.argv[3]
site = json.load(open(os.path.join(folder, 'site.json')))
# As the page says: the helper in an app, the tags in its folder templatetags.
os.makedirs(f'{folder}/shop/templatetags')
for name in ('shop/__init__.py', 'shop/templatetags/__init__.py'):
    open(f'{folder}/{name}', 'w').close()
shutil.copy(f'{helpers}/doorstep.py', f'{folder}/shop/doorstep.py')
shutil.copy(f'{helpers}/doorstep_tags.py', f'{folder}/shop/templatetags/doorstep_tags.py')
os.makedirs(f'{folder}/templates')
with open(f'{folder}/templates/page.html', 'w') as file:
    file.write(site['page'])
sys.path.insert(0, folder)

import django
from django import forms
from django.conf import settings
from django.contrib.auth.decorators import login_required
from django.http import JsonResponse
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.urls import path


class Nobody:
    pk = None
    is_authenticated = False


class Customer:
    def __init__(self, pk):
        self.pk = pk


def with_user(get_response):
    def middleware(request):
        if request.GET.get('as'):
            request.session['customer'] = request.GET['as']
        customer = request.session.get('customer')
        request.user = Customer(customer) if customer else Nobody()
        return get_response(request)
    return middleware


settings.configure(
    SECRET_KEY='a secret of the test', ALLOWED_HOSTS=['*'], ROOT_URLCONF=__name__,
    INSTALLED_APPS=['django.contrib.auth', 'django.contrib.contenttypes', 'django.contrib.sessions', 'shop'],
    SESSION_ENGINE='django.contrib.sessions.backends.signed_cookies',
    MIDDLEWARE=[
        'django.contrib.sessions.middleware.SessionMiddleware', 'django.middleware.common.CommonMiddleware',
        'django.middleware.csrf.CsrfViewMiddleware', __name__ + '.with_user',
    ],
    TEMPLATES=[{
        'BACKEND': 'django.template.backends.django.DjangoTemplates', 'DIRS': [f'{folder}/templates'], 'APP_DIRS': True,
        'OPTIONS': {'context_processors': ['django.template.context_processors.request']},
    }],
)
django.setup()


class PostcodeForm(forms.Form):
    postcode = forms.CharField(min_length=5, error_messages={'min_length': 'Too short.'})


# The lines of the page, as they stand there.
exec(site['python'])


def page(request):
    return render(request, 'page.html', {key: site[key] for key in ('title', 'options', 'tabs')})


urlpatterns = [
    path('', page),
    path('call', lambda request: JsonResponse({'data': {}})),
    path('csrf-token', csrf_token),
    path('refuse', check_postcode),
    path('private', login_required(lambda request: JsonResponse({}))),
    path('form', lambda request: JsonResponse({'data': {}})),
]


class Quiet(WSGIRequestHandler):
    def log_message(self, *args):
        pass


from django.core.wsgi import get_wsgi_application
make_server('127.0.0.1', port, get_wsgi_application(), handler_class=Quiet).serve_forever()
