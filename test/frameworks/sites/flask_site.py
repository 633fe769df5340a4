"""Serves a page of docs/frameworks/flask.md: python3 flask_site.py PORT FOLDER HELPERS, where FOLDER has site.json."""
import json
import logging
import os
import sys

port, folder, helpers = int(sys.argv[1]), sys.argv[2], sys.argv[3]
sys.path.insert(0, helpers)
site = json.load(open(os.path.join(folder, 'site.json')))

from flask import Flask, jsonify, redirect, render_template_string, request, session
from flask_wtf import FlaskForm
from flask_wtf.csrf import generate_csrf
from wtforms import StringField
from wtforms.validators import Length

app = Flask(__name__)
app.secret_key = 'a secret of the test'
# The lines of the page, as they stand there.
exec(site['python'])
logging.getLogger('werkzeug').disabled = True
logging.getLogger('flask_wtf.csrf').disabled = True


class PostcodeForm(FlaskForm):
    postcode = StringField(validators=[Length(min=5, message='Too short.')])


# Those of its calls; the test has an address of its own.
exec(site['pythonOf'][0].replace('/register/postcode/verify', '/refuse'))


@app.get('/private')
def private():
    return redirect('/login?next=/private')


@app.get('/')
def page():
    if request.args.get('as'):
        session['customer'] = request.args['as']
    values = {key: site[key] for key in ('title', 'options', 'tabs')}
    return render_template_string(site['page'], **values)


@app.post('/call')
@app.post('/form')
def take():
    return jsonify(data={})


app.run(port=port)
