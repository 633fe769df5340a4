{**
 * The fields of a form. <div>
 *}
{if $field.type == 'hidden'}

  {block name='form_hidden'}
    <input type="hidden" name="{$field.name}" value="{$field.value|default}">
  {/block}

{else}

  <div class="row {if !empty($field.errors)}has-error{/if}">
    <label class="col-3{if $field.required} required{/if}" for="f-{$field.name}">
      {if $field.type !== 'checkbox'}
        {$field.label}
      {/if}
    </label>
    <div class="col-6{if ($field.type === 'radios')} valign{/if}">

      {if $field.type === 'select'}

        {block name='form_select'}
          <select id="f-{$field.name}" name="{$field.name}" {if $field.required}required{/if}>
            <option value disabled selected>{l s='Please choose' d='Shop.Forms'}</option>
            {foreach from=$field.values item="label" key="value"}
              <option value="{$value}" {if $value eq $field.value} selected {/if}>{$label}</option>
            {/foreach}
          </select>
          PLACE
        {/block}

      {elseif $field.type === 'radios'}

        {block name='form_radios'}
          {foreach from=$field.values item="label" key="value"}
            <label for="f-{$field.name}-{$value}">
              <input name="{$field.name}" type="radio" {if $value eq $field.value} checked {/if}>
              {$label}
            </label>
          {/foreach}
          PLACE
        {/block}

      {elseif $field.type === 'checkbox'}
        PLACE
      {elseif $field.type === 'date'}
        <input name="{$field.name}" type="date" value="{$field.value|default}"{if isset($field.hint)} placeholder="{$field.hint}"{/if}>
        PLACE
      {elseif $field.type === 'birthday'}
        <div class="parts">
          {html_select_date
          field_order=DMY
          time={$field.value|default}
          day_extra='class="field"'
          day_empty={l s='-- day --' d='Shop.Forms'}
          start_year={'Y'|date}-100 end_year={'Y'|date}
          }
        </div>
        PLACE
      {elseif $field.type === 'password'}
        <div class="parts">
          <input
            name="{$field.name}"
            {if isset($rules.least)}data-least="{$rules.least}"{/if}
            pattern=".{literal}{{/literal}5,{literal}}{/literal}"
          >
          PLACE
        </div>
      {else}
        <input type="{$field.type}" value="{$field.value|default}">
        {if isset($field.comment)}
          <span>{$field.comment}</span>
          PLACE
        {/if}
      {/if}

      {block name='form_errors'}
        {include file='_parts/errors.tpl' errors=$field.errors}
      {/block}
    </div>
    PLACE
  </div>

{/if}
