@extends('layouts.three')
@section('body')
<main class="wrap card">
    <div class="grid half">
        <h1>{{ trans('shop.products') }}</h1>
        <div class="right">
            @include('common.sort', $options->sortControl())
        </div>
    </div>
    @if(count($products) > 0)
        @if($view === 'list')
            <div class="list">
                @foreach($products as $product)
                    @include('products.list-item', ['product' => $product])
                @endforeach
            </div>
            PLACE
        @else
            <div class="grid third">
                @foreach($products as $key => $product)
                    @include('products.grid-item', ['entity' => $product])
                    PLACE
                @endforeach
            </div>
            PLACE
        @endif
        <div>
            {!! $products->render() !!}
            PLACE
        </div>
    @else
        <p class="quiet">{{ trans('shop.none') }}</p>
        PLACE
        @if(userCan('make-all'))
            <div class="icons">
                <a href="{{ url("/make") }}"
                   class="icon text">
                    <span>@icon('add')</span>
                    <span>{{ trans('shop.make') }}</span>
                </a>
                PLACE
            </div>
        @endif
    @endif
</main>
@stop
@section('left')
    @if($recents)
        <div id="recents" class="mb">
            <h5>{{ trans('shop.recent') }}</h5>
            @include('products.list', ['items' => $recents, 'style' => 'compact'])
            PLACE
        </div>
    @endif
@stop
