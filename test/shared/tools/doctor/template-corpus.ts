// Templates as projects in each language write them: layouts, conditions, loops, includes, computed
// addresses.

/** A language's syntax for the parts of a template. */
export type Language = {
  name: string
  /** The file name, which identifies the language. */
  file: string
  /** A page's template with a layout around the content. */
  page: (head: string, body: string) => string
  /** Prints a variable. */
  text: (name: string) => string
  /** Prints a computed value, with the same kind of quotes as around it. */
  worked: string
  /** Prints the address of a file. */
  address: (file: string) => string
  when: (what: string) => string
  either: (one: string, other: string) => string
  each: (what: string) => string
  include: string
  comment: (what: string) => string
  json: string
  /** An opening tag under a condition, where each branch must be complete. */
  opening?: string
}

const braces = {
  when: (what: string) => `{% if user.is_new %}${what}{% endif %}`,
  either: (one: string, other: string) => `{% if user.is_new %}${one}{% else %}${other}{% endif %}`,
  each: (what: string) => `{% for item in items %}${what}{% endfor %}`,
  text: (name: string) => `{{ ${name} }}`,
}
const page = (head: string, body: string) =>
  `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n${head}\n</head>\n<body>\n<main>\n${body}\n</main>\n</body>\n</html>`

export const languages: readonly Language[] = [
  {
    ...braces,
    name: 'Django',
    file: 'shop.djhtml',
    page: (head, body) =>
      `{% extends "base.html" %}{% load static i18n %}\n{% block head %}{{ block.super }}\n${head}{% endblock %}\n{% block content %}\n${body}\n{% endblock content %}`,
    worked: '{% trans "Where do you live?" %}',
    address: file => `{% static '${file}' %}`,
    include: '{% include "partials/link.html" with label="Check" only %}',
    comment: what => `{% comment "old" %}${what}{% endcomment %}{# ${'one line'} #}`,
    json: '{{ tabs|safe }}',
  },
  {
    ...braces,
    name: 'Jinja2',
    file: 'shop.html.j2',
    page: (head, body) =>
      `{%- extends "layout.html" -%}\n{%- from "macros.html" import field -%}\n{% block head %}{{ super() }}${head}{% endblock %}\n{% block body %}\n${body}\n{% endblock %}`,
    worked: `{{ _("Where do you live?") if not title else title|default("x", true) }}`,
    address: file => `{{ url_for('static', filename='${file}') }}`,
    include: '{% include "link.html" ignore missing %}',
    comment: what => `{# ${what} #}`,
    json: '{{ tabs|tojson }}',
  },
  {
    ...braces,
    name: 'Twig',
    file: 'shop.html.twig',
    page: (head, body) =>
      `{% extends 'base.html.twig' %}\n{% block stylesheets %}${head}{% endblock %}\n{% block body %}\n${body}\n{% endblock %}`,
    worked: `{{ "where.title"|trans({ "%name%": user.name }, "shop") }}`,
    address: file => `{{ asset('${file}') }}`,
    include: `{{ include('partials/_link.html.twig', { label: "Check" }) }}`,
    comment: what => `{# ${what} #}`,
    json: '{{ tabs|json_encode|raw }}',
  },
  {
    ...braces,
    name: 'Liquid',
    file: 'section.liquid',
    page: (head, body) =>
      `${head}\n{%- liquid\n  assign x = section.settings\n-%}\n${body}\n{% schema %}\n{ "name": "Shop" }\n{% endschema %}`,
    worked: `{{ "where" | t: name: "Ann" }}`,
    address: file => `{{ '${file}' | asset_url }}`,
    include: `{% render 'link', label: "Check" %}`,
    comment: what => `{% comment %}${what}{% endcomment %}`,
    json: '{{ section.settings.tabs | json }}',
  },
  {
    name: 'Handlebars',
    file: 'shop.hbs',
    page: (head, body) => `{{!< default}}\n{{#contentFor "head"}}${head}{{/contentFor}}\n${body}`,
    text: name => `{{${name}}}`,
    worked: `{{t "where.title" name="Ann"}}`,
    address: file => `{{asset "${file}"}}`,
    when: what => `{{#if isNew}}${what}{{/if}}`,
    either: (one, other) => `{{#if isNew}}${one}{{else}}${other}{{/if}}`,
    each: what => `{{#each items}}${what}{{/each}}`,
    include: '{{> link label="Check"}}',
    comment: what => `{{!-- ${what} --}}`,
    json: '{{{json tabs}}}',
  },
  {
    name: 'Go',
    file: 'shop.gohtml',
    page: (head, body) =>
      `{{ define "head" }}${head}{{ end }}\n{{ define "main" }}\n{{- with .Page -}}\n${body}\n{{- end }}\n{{ end }}`,
    text: name => `{{ .${name} }}`,
    worked: `{{ printf "%s %q" .Title (index .Words "where") | html }}`,
    address: file => `{{ asset "${file}" }}`,
    when: what => `{{ if and .IsNew (not .Old) }}${what}{{ end }}`,
    either: (one, other) => `{{- if .IsNew -}}${one}{{- else -}}${other}{{- end -}}`,
    each: what => `{{ range $i, $e := .Items }}${what}{{ else }}<p>None</p>{{ end }}`,
    include: '{{ template "link" (dict "label" "Check") }}',
    comment: what => `{{/* ${what} */}}`,
    json: '{{ .Tabs }}',
  },
  {
    name: 'Blade',
    file: 'shop.blade.php',
    page: (head, body) =>
      `@extends('layouts.app')\n@section('title', __('Shop'))\n@push('head')\n${head}\n@endpush\n@section('content')\n${body}\n@endsection`,
    text: name => `{{ $${name} }}`,
    worked: `{{ __("where.title", ["name" => $user->name ?? "you"]) }}`,
    address: file => `{{ asset('${file}') }}`,
    when: what => `@if (! $isNew && count($items) > 1) ${what} @endif`,
    either: (one, other) => `@if ($isNew) ${one} @else ${other} @endif`,
    each: what => `@foreach ($items as $item)\n${what}\n@endforeach`,
    include: `@include('partials.link', ['label' => "Check"])`,
    comment: what => `{{-- ${what} --}}`,
    json: '@json($tabs)',
  },
  {
    name: 'PHP',
    file: 'shop.php',
    page: (head, body) =>
      `<?php declare(strict_types=1);\n$title = 'Shop';\nob_start(); ?>\n${head}\n<?php get_header(); ?>\n${body}\n<?php get_footer();`,
    text: name => `<?= h($${name}) ?>`,
    worked: `<?php echo esc_attr( $a > 1 ? "x" : 'y' ); ?>`,
    address: file => `<?= asset("${file}") ?>`,
    when: what => `<?php if ( $isNew && $n > 1 ) : ?>${what}<?php endif; ?>`,
    either: (one, other) => `<?php if ($isNew) { ?>${one}<?php } else { ?>${other}<?php } ?>`,
    each: what => `<?php foreach ($items as $item): ?>${what}<?php endforeach ?>`,
    include: `<?php include 'link.php'; ?>`,
    comment: what => `<?php /* ${what.replace(/\?>/g, '')} */ ?>`,
    json: '<?= json_encode($tabs) ?>',
  },
  {
    name: 'ERB',
    file: 'shop.html.erb',
    page: (head, body) => `<% content_for :head do %>\n${head}\n<% end %>\n<%# locals: (x:) %>\n${body}`,
    text: name => `<%= @${name} %>`,
    worked: `<%= t("where.title", name: "Ann") %>`,
    address: file => `<%= asset_path("${file}") %>`,
    when: what => `<% if @new && @n > 1 %>${what}<% end %>`,
    either: (one, other) => `<% if @new %>${one}<% else %>${other}<% end %>`,
    each: what => `<% @items.each do |item| %>${what}<% end %>`,
    include: `<%= render "link", label: "Check" %>`,
    comment: what => `<%# ${what} %>`,
    json: '<%= raw @tabs.to_json %>',
  },
  {
    name: 'EJS',
    file: 'shop.ejs',
    page: (head, body) => page(`<%- include("head") %>\n${head}`, body),
    text: name => `<%= ${name} %>`,
    worked: `<%= locals.title || "Where do you live?" %>`,
    address: file => `<%= asset("${file}") %>`,
    when: what => `<% if (isNew && n > 1) { %>${what}<% } %>`,
    either: (one, other) => `<% if (isNew) { %>${one}<% } else { %>${other}<% } %>`,
    each: what => `<% items.forEach(item => { %>${what}<% }) %>`,
    include: `<%- include("link", { label: "Check" }) %>`,
    comment: what => `<%# ${what} %>`,
    json: '<%- JSON.stringify(tabs) %>',
  },
  {
    name: 'JSP',
    file: 'shop.jsp',
    page: (head, body) =>
      `<%@ page contentType="text/html;charset=UTF-8" language="java" %>\n<%@ taglib prefix="c" uri="http://java.sun.com/jsp/jstl/core" %>\n<jsp:include page="/WEB-INF/header.jsp"><jsp:param name="title" value="Shop"/></jsp:include>\n${head}\n${body}\n<jsp:include page="/WEB-INF/footer.jsp"/>`,
    text: name => `<c:out value="\${${name}}"/>`,
    worked: `<fmt:message key="where.title"><fmt:param value="\${user['name']}"/></fmt:message>`,
    address: file => `<c:url value="/${file}"/>`,
    when: what => `<c:if test="\${isNew and n > 1}"> ${what} </c:if>`,
    either: (one, other) =>
      `<c:choose><c:when test="\${isNew}">${one}</c:when><c:otherwise>${other}</c:otherwise></c:choose>`,
    each: what => `<c:forEach items="\${items}" var="item" varStatus="s">${what}</c:forEach>`,
    include: '<%@ include file="link.jspf" %>',
    comment: what => `<%-- ${what} --%>`,
    json: `\${tabsJson}`,
  },
  {
    name: 'Razor',
    file: 'Shop.cshtml',
    page: (head, body) =>
      `@page "/shop/{id?}"\n@model Shop.Pages.ShopModel\n@using Shop.Web\n@{\n    ViewData["Title"] = "Shop";\n    var total = Model.Items.Where(x => x.Price > 1).Sum(x => x.Price);\n}\n@section Head {\n${head}\n}\n<p>Write to info@dairy.example</p>\n${body}`,
    text: name => `@Model.${name}`,
    worked: `@(Model.IsNew ? Localizer["Where"] : Html.Raw(Model.Words["a"].Trim()))`,
    address: file => `@Url.Content("~/${file}")`,
    when: what => `@(Model.IsNew ? Html.Raw("${what.includes('"') ? '' : what}") : null)`,
    either: (one, other) =>
      `\n@if (Model.IsNew)\n{\n    ${one}\n}\nelse\n{\n    var x = 1;\n    ${other}\n}\n`,
    each: what => `\n@foreach (var item in Model.Items) {\n    ${what}\n}\n`,
    include: '@await Html.PartialAsync("_Link", new { Label = "Check" })',
    comment: what => `@* ${what} *@`,
    json: '@Html.Raw(Json.Serialize(Model.Tabs))',
  },
  {
    name: 'Web Forms',
    file: 'Shop.aspx',
    page: (head, body) =>
      `<%@ Page Language="C#" MasterPageFile="~/Site.Master" CodeBehind="Shop.aspx.cs" %>\n<asp:Content ID="h" ContentPlaceHolderID="Head" runat="server">\n${head}\n</asp:Content>\n<asp:Content ID="b" ContentPlaceHolderID="Main" runat="server">\n${body}\n</asp:Content>`,
    text: name => `<%: ${name} %>`,
    worked: `<%# Eval("Name", "{0:d}") %>`,
    address: file => `<%= ResolveUrl("~/${file}") %>`,
    when: what => `<% if (IsNew && Count > 1) { %> ${what} <% } %>`,
    either: (one, other) => `<% if (IsNew) { %>${one}<% } else { %>${other}<% } %>`,
    each: what =>
      `<asp:Repeater ID="r" runat="server" DataSource='<%# Items("x") %>'><ItemTemplate>${what}</ItemTemplate></asp:Repeater>`,
    include: '<asp:Literal ID="link" runat="server" Text="<%$ Resources:Shop, Link %>" />',
    comment: what => `<%-- ${what} --%>`,
    json: '<%= TabsJson %>',
  },
  {
    name: 'Thymeleaf',
    file: 'shop.html',
    page: (head, body) =>
      page(head, body).replace(
        '<html lang="en">',
        `<html lang="en" xmlns:th="http://www.thymeleaf.org" th:lang="\${lang}">`,
      ),
    text: name => `[[\${${name}}]]`,
    worked: `[[#{where.title('Ann')}]]`,
    address: file => `/${file}" th:src="@{/${file}(v=\${version})}`,
    when: () => `th:data-moving="\${isNew}"`,
    opening: `<div th:classappend="\${isNew} ? 'wide' : ''">`,
    either: (one, other) =>
      `<th:block th:if="\${isNew}">${one}</th:block><th:block th:unless="\${isNew}">${other}</th:block>`,
    each: what => `<div th:each="item, i : \${items}" th:class="\${i.odd} ? 'odd' : 'even'">${what}</div>`,
    include: '<div th:replace="~{fragments/link :: link(label=\'Check\')}"></div>',
    comment: what => `<!--/* ${what} */-->`,
    json: `[(\${tabsJson})]`,
  },
  {
    name: 'SSI',
    file: 'shop.shtml',
    page: (head, body) =>
      page(
        `<!--#set var="title" value="Shop" -->\n<!--#include virtual="/head.html" -->\n${head}`,
        `<!--#config timefmt="%Y" -->\n${body}`,
      ),
    text: name => `<!--#echo var="${name}" -->`,
    worked: '<!--#echo encoding="entity" var="where" -->',
    address: file => `<!--#echo var="base" -->/${file}`,
    when: what => `<!--#if expr="$new = 1" --> ${what} <!--#endif -->`,
    either: (one, other) => `<!--#if expr='"$new" = "1"' -->${one}<!--#else -->${other}<!--#endif -->`,
    each: what => what,
    include: '<!--#include virtual="/link.html" -->',
    comment: what => `<!--#set var="x" value="" --><!-- ${what.replace(/data-widget/g, 'data-was')} -->`,
    json: '<!--#include virtual="/tabs.json" -->',
  },
  {
    name: 'FreeMarker',
    file: 'shop.ftlh',
    page: (head, body) =>
      `<#import "layout.ftlh" as layout>\n<#assign total = items?size>\n<@layout.page title="Shop > Milk">\n${head}\n${body}\n</@layout.page>`,
    text: name => `\${${name}!""}`,
    worked: `\${springMacroRequestContext.getMessage("where.title", ["Ann"])?html}`,
    address: file => `<@spring.url "/${file}"/>`,
    when: what => `<#if isNew && (n > 1)> ${what} </#if>`,
    either: (one, other) => `<#if isNew>${one}<#elseif old??>${other}<#else>${other}</#if>`,
    each: what => `<#list items as item>${what}<#else><p>None</p></#list>`,
    include: '<#include "link.ftlh">',
    comment: what => `<#-- ${what} -->`,
    json: `\${tabsJson?no_esc}`,
  },
  {
    name: 'Velocity',
    file: 'shop.vm',
    page: (head, body) =>
      `#set($title = "Shop")\n#parse("layout.vm")\n## one line\n${head}\n<a href="#main">Skip</a>\n${body}`,
    text: name => `$!{${name}}`,
    worked: `$esc.html($i18n.get("where.title", ["Ann"]))`,
    address: file => `$link.relative("${file}")`,
    when: what => `#if($isNew && $n > 1) ${what} #end`,
    either: (one, other) => `#if($isNew)${one}#else${other}#end`,
    each: what => `#foreach($item in $items)${what}#end`,
    include: '#parse("link.vm")',
    comment: what => `#* ${what} *#`,
    json: '$tabsJson',
  },
  {
    name: 'Smarty',
    file: 'shop.tpl',
    page: (head, body) =>
      `{extends file="layout.tpl"}\n{assign var="x" value=$items|@count}\n{block name=head}${head}{/block}\n{block name=content}\n${body}\n{/block}`,
    text: name => `{$${name}|escape:'html'}`,
    worked: `{l s="Where do you live?" d='Shop.Theme'}`,
    address: file => `{$urls.base_url}${file}`,
    when: what => `{if $isNew && $n > 1} ${what} {/if}`,
    either: (one, other) => `{if $isNew}${one}{elseif $old}${other}{else}${other}{/if}`,
    each: what => `{foreach from=$items item=item}${what}{foreachelse}<p>None</p>{/foreach}`,
    include: '{include file="link.tpl" label="Check"}',
    comment: what => `{* ${what} *}`,
    json: '{$tabs|json_encode nofilter}',
  },
  {
    name: 'Latte',
    file: 'shop.latte',
    page: (head, body) =>
      `{layout '@layout.latte'}\n{block head}${head}{/block}\n{block content}\n${body}\n{/block}`,
    text: name => `{$${name}}`,
    worked: `{_"where.title", ["name" => "Ann"]}`,
    address: file => `{$basePath}/${file}`,
    when: what => `{if $isNew && $n > 1} ${what} {/if}`,
    either: (one, other) => `{if $isNew}${one}{else}${other}{/if}`,
    each: what => `{foreach $items as $item}${what}{/foreach}`,
    include: `{include 'link.latte', label: "Check"}`,
    comment: what => `{* ${what} *}`,
    json: '{$tabs|noescape}',
  },
]

const link = '<a href="/register">Check your postcode</a>'

/** Correct placeholders as templates have them. */
export const placeholders: readonly [what: string, write: (language: Language) => string][] = [
  ['plain attributes', () => `<div data-widget="postcode-panel" data-title="Where?">${link}</div>`],
  [
    'a variable',
    ({ text }) => `<div data-widget="postcode-panel" data-title="${text('title')}">${link}</div>`,
  ],
  [
    'words and a variable',
    ({ text }) =>
      `<div data-widget="postcode-panel" data-title="Hello ${text('name')}, where?">${link}</div>`,
  ],
  [
    'quotes in quotes',
    ({ worked }) => `<div data-widget="postcode-panel" data-title="${worked}">${link}</div>`,
  ],
  [
    'a variable as an option',
    ({ text }) =>
      `<section>\n  <div data-widget="postcode-panel" data-look="${text('look')}"\n       data-heading-level="${text('level')}">\n    ${link}\n  </div>\n</section>`,
  ],
  [
    'an attribute under a condition',
    ({ when }) =>
      `<div data-widget="postcode-panel" ${when('data-moving')} data-title="Where?">${link}</div>`,
  ],
  [
    'JSON that is printed',
    ({ json }) =>
      `<div data-widget="tabs"><script type="application/json">{ "tabs": ${json} }</script><p>Parts</p></div>`,
  ],
  [
    'JSON as a whole',
    ({ json }) =>
      `<div data-widget="tabs"><script type="application/json">${json}</script><p>Parts</p></div>`,
  ],
  [
    'a fallback under a condition',
    ({ either }) => `<div data-widget="postcode-panel">${either('<a href="/a">A</a>', '<p>B</p>')}</div>`,
  ],
  ['an included fallback', ({ include }) => `<div data-widget="postcode-panel">${include}</div>`],
  [
    'a placeholder in each branch',
    ({ either }) =>
      either(
        `<div data-widget="postcode-panel">${link}</div>`,
        `<div data-widget="weekly-view-link">${link}</div>`,
      ),
  ],
  [
    'a placeholder in a loop',
    ({ each, text }) => each(`<div data-widget="postcode-panel" data-title="${text('item')}">${link}</div>`),
  ],
  [
    'an opening tag in each branch',
    ({ either, opening }) =>
      `${opening ?? either('<div class="wide">', '<div>')}<div data-widget="postcode-panel">${link}</div></div>`,
  ],
  [
    'a placeholder in a comment',
    ({ comment }) =>
      `${comment(`<div data-widget="postcode-pannel" data-tilte="x">`)}<div data-widget="postcode-panel">${link}</div>`,
  ],
]

/** Other correct markup in real templates: attributes within tags, fragments, captures, helpers. */
export const forms: readonly [file: string, source: string][] = [
  [
    'a.jsp',
    `<span <c:if test="\${x!=''}"> class="m" data-url="<c:url value='\${m}' />" data-title="\${t}"</c:if>>x</span><div data-widget="postcode-panel" data-title="<spring:message code="a.b" arguments="\${x}"/>">${link}</div>`,
  ],
  [
    'a.jsp',
    `<div class="<c:out value="\${c}"/>" data-widget="typeahead" data-url="<c:url value="/api/suggestions"/>"><form></form></div>`,
  ],
  [
    'a.cshtml',
    `@switch (Model.Kind)\n{\n    case Kind.A:\n        <div data-widget="postcode-panel">${link}</div>\n        break;\n    default:\n        <div data-widget="weekly-view-link">${link}</div>\n        break;\n}`,
  ],
  [
    'a.cshtml',
    `<partial name="_x" model="Model" /><environment include="Development"><script type="module" src="~/doorstep/loader.js" asp-append-version="true"></script></environment><div data-widget="postcode-panel" asp-for="X">${link}</div>`,
  ],
  [
    'a.html',
    `<div th:fragment="p(x)" th:with="y=\${x}"><div data-widget="postcode-panel" data-title="Proto" th:attr="data-title=#{a.b('x')},data-look=\${look}" th:if="\${x}">${link}</div></div>`,
  ],
  [
    'a.shtml',
    `<html><head><!--#include virtual="/inc/head.shtml" --></head><body><div data-widget="postcode-panel" data-title="<!--#echo var="T" encoding="none" -->">${link}</div></body></html>`,
  ],
  [
    'a.tmpl',
    `{{- /* c */ -}}<div data-widget="postcode-panel"{{ if .M }} data-moving{{ end }} data-title="{{ .T | printf "%s" }}">{{ block "x" . }}${link}{{ end }}</div>`,
  ],
  [
    'a.vm',
    `#if( $a )\n<div data-widget="postcode-panel" data-title="$!a.b(1)">#else<div data-widget="postcode-panel">#end<p>$price.00 and #1 and #fff</p></div>`,
  ],
  [
    'a.blade.php',
    `<div data-widget="postcode-panel" @class(['a' => true]) @disabled($x) data-title="@lang('a.b')">@forelse($a as $b) <p>x</p> @empty <p>y</p> @endforelse</div>@verbatim <p>{{ x }}</p> @endverbatim <p>a@b.com</p>`,
  ],
  [
    'a.erb',
    `<%= content_tag :div, data: { widget: "postcode-panel" } do %>${link}<% end %><div data-widget="postcode-panel"<%= ' data-moving' if m %> <%== attrs %>><%- if a -%><p>x</p><%- end -%></div><%= javascript_include_tag "doorstep/loader", type: "module", defer: true %>`,
  ],
  [
    'a.twig',
    `{% set x %}<p>{% endset %}<div{{ attributes.addClass("a") }} data-widget="postcode-panel" data-title="{{- t -}}" {{ m ? 'data-moving' }}>{{ content|without("x") }}</div>{% if a %}<script type="module" src="{{ base }}/loader.js"></script>{% endif %}{% if not a %}<script type="module" src="/x/loader.js"></script>{% endif %}`,
  ],
  [
    'a.liquid',
    `{% for block in blocks %}{% case block.type %}{% when 'a' %}<h2 {{ block.attributes }}>{{ block.title }}</h2>{% when 'b' %}<a {% if block.link == blank %}role="link"{% else %}href="{{ block.link }}"{% endif %} class="{% if block.a %}x{% else %}y{% endif %}">{{ block.text }}</a>{% endcase %}{% endfor %}<div data-widget="postcode-panel">${link}</div>`,
  ],
  [
    'a.html',
    `{% if a %}{{ block.super }}<div data-widget="postcode-panel" data-look="band">{% else %}<div data-widget="postcode-panel">{% endif %}${link}</div>`,
  ],
  [
    'a.twig',
    `{% if a %}{% switch b %}{% case 1 %}<p>1</p>{% default %}<p>2</p>{% endswitch %}<div data-widget="postcode-panel" data-look="band">{% else %}<div data-widget="postcode-panel">{% endif %}${link}</div>`,
  ],
  [
    'a.erb',
    `<% if a %><% %w{1m 2m}.each do |p| %><%= p %><% end %><% b.map { |t| %><%= t %><% } %><div data-widget="postcode-panel" data-look="band"><% else %><div data-widget="postcode-panel"><% end %>${link}</div>`,
  ],
  [
    'a.html',
    `{% if a %}\n<div data-widget="postcode-panel" data-look="band">${link}</div>\n{% endif %}<div data-widget="postcode-panel" {% if a %}data-look="band"{% endif %}{% if not a %}data-look="card"{% endif %}>${link}</div>`,
  ],
]

/** Mistakes of editors and developers, with the check's message for each. */
export const mistakes: readonly [what: string, write: (language: Language) => string, says: RegExp][] = [
  [
    'a misspelt widget',
    ({ text }) => `<div data-widget="postcode-pannel" data-title="${text('title')}">${link}</div>`,
    /postcode-panel/,
  ],
  [
    'a misspelt attribute',
    ({ text }) =>
      `<div data-widget="postcode-panel" data-tilte="Where?" data-look="${text('look')}">${link}</div>`,
    /data-tilte/,
  ],
  [
    'a misspelt attribute of a variable',
    ({ worked }) => `<div data-widget="postcode-panel" data-tilte="${worked}">${link}</div>`,
    /data-tilte/,
  ],
  [
    'an unknown value',
    ({ text }) =>
      `<div data-widget="postcode-panel" data-variant="acount" data-title="${text('title')}">${link}</div>`,
    /acount/,
  ],
  [
    'an unknown load strategy',
    () => `<div data-widget="postcode-panel" data-load="lazy">${link}</div>`,
    /lazy/,
  ],
  [
    'a misspelt name in JSON',
    ({ json }) =>
      `<div data-widget="tabs"><script type="application/json">{ "tabs": ${json}, "labls": {} }</script><p>Parts</p></div>`,
    /labls/,
  ],
  [
    'a trailing comma in JSON',
    ({ json }) =>
      `<div data-widget="tabs"><script type="application/json">{ "tabs": ${json}, "labels": { "a": "b", } }</script><p>Parts</p></div>`,
    /JSON/,
  ],
  [
    'curly quotes',
    () => `<div data-widget=“postcode-panel” data-title=“Where?”>${link}</div>`,
    /curly|quotes/,
  ],
  [
    'a self-closing tag',
    ({ text }) =>
      `<section>\n<div data-widget="postcode-panel" data-title="${text('title')}"/>\n<p>All the rest</p>\n</section>`,
    /close/,
  ],
  [
    'a mistake in the second branch',
    ({ either }) => either(`<p>A</p>`, `<div data-widget="postcode-panel" data-tilte="x">${link}</div>`),
    /data-tilte/,
  ],
  [
    'a mistake in a loop',
    ({ each }) => each(`<div data-widget="postcode-panle">${link}</div>`),
    /postcode-panel/,
  ],
  ['a hidden placeholder', () => `<div data-widget="postcode-panel" hidden>${link}</div>`, /hidden/],
  [
    'a void element',
    ({ text }) => `<img data-widget="postcode-panel" data-title="${text('title')}">`,
    /cannot hold/,
  ],
  [
    'the loader as a classic script',
    ({ address }) => `<script src="${address('doorstep/loader.js')}"></script>`,
    /classic script/,
  ],
  [
    'the loader with nomodule',
    ({ address }) => `<script type="module" nomodule src="${address('doorstep/loader.js')}"></script>`,
    /nomodule/,
  ],
]
