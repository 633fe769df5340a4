{extends file=$layout}

{block name='head' append}
  <meta property="og:type" content="product">
  {if isset($product.weight) && ($product.weight != 0)}
  <meta property="product:weight" content="{$product.weight}">
  {/if}
{/block}

{block name='content'}
  <section id="main">
    <div class="row">
      <div class="col">
        {block name='picture'}
          {include file='shop/_parts/picture.tpl'}
          PLACE
        {/block}
      </div>
      <div class="col">
        {block name='page_header'}
          <h1 class="h1">{block name='page_title'}{$product.name}{/block}</h1>
        {/block}
        <div id="words-{$product.id}" class="words">{$product.words nofilter}</div>
        {if $product.is_own && count($product.own.fields)}
          {block name='own'}
            {include file="shop/_parts/own.tpl" fields=$product.own}
            PLACE
          {/block}
        {/if}
        <form action="{$urls.pages.cart}" method="post" id="add">
          <input type="hidden" name="token" value="{$token}">
          {if $parts}
            <section>
              <p class="h4">{l s='It holds' d='Shop.Theme'}</p>
              {foreach from=$parts item="part"}
                {block name='small'}
                  {include file='shop/_parts/small.tpl' product=$part showPrice=$product.show_price}
                  PLACE
                {/block}
              {foreachelse}
                PLACE
              {/foreach}
            </section>
          {/if}
          {* The refresh was here, the block is kept. *}
          {block name='refresh'}{/block}
          PLACE
        </form>
        {hook h='displayTrust' product=$product}
        <ul class="tabs" role="tablist">
          {if $product.words}
            <li>
               <a
                 class="tab{if $product.words} on{/if}"
                 href="#words"
                 {if $product.words} aria-selected="true"{/if}>{l s='Words' d='Shop.Theme'}</a>
               PLACE
            </li>
          {/if}
          {foreach from=$product.extra item=extra key=extraKey}
            <li>
              <a class="tab" href="#extra-{$extraKey}">{$extra.title}</a>
              {if $extra@first}
                PLACE
              {elseif $extra@last}
                PLACE
              {else}
                {if $extra.new}
                  PLACE
                {else}
                  PLACE
                {/if}
              {/if}
            </li>
          {/foreach}
        </ul>
      </div>
    </div>
  </section>
{/block}
