"""Serves a page of docs/frameworks/flask.md: python3 flask_site.py PORT FOLDER HELPERS, where FOLDER has site.json."""
import json
import logging
import os
import sys

port, folder, helpers = int(sys.argv[1]), sys.argv[2], sys.argv[3]
sys.path.insert(0, helpers)
site = json.load(open(os.path.join(folder, 'site.json')))

from flask import Flask, jsonify, render_template_string, request, session

app = Flask(__name__)
app.secret_key = 'a secret of the test'
# The lines of the page, as they stand there.
exec(site['python'])
logging.getLogger('werkzeug').disabled = True
logging.getLogger('flask_wtf.csrf').disabled = True


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
