{{-- $entity, $ignoring
<div class="old"> --}}
<div component="dropdown"
     class="dropdown @if($entity->count() > 0) has-more @endif" @if($entity->cover) style="background-image: url('{{ $entity->cover() }}')"@endif>
    <a refs="dropdown@toggle" href="#">
        @icon(($ignoring ? 'watch-off' : 'watch'))
        <span>{{ $label }}</span>
    </a>
    <form action="{{ url('/watch') }}" method="POST">
        {{ method_field('PUT') }}
        {{ csrf_field() }}
        <input type="hidden" name="id" value="{{ $entity->id }}">
        PLACE
        <ul refs="dropdown@menu" class="menu">
            @foreach(\Shop\Watch::allFor($entity) as $option => $value)
                <li>
                    <button name="level" value="{{ $option }}">
                        @if($level === $option)
                            <span title="{{ trans('common.on') }}">@icon('check')</span>
                        @else
                            <span title="{{ trans('common.off') }}"></span>
                        @endif
                    </button>
                    @if(trans()->has('watch.' . $option . '_' . $entity->kind()))
                        PLACE
                    @elseif($option === 'none')
                        PLACE
                    @else
                        PLACE
                    @endif
                </li>
                <li>
                    <hr class="none">
                </li>
            @endforeach
        </ul>
    </form>
    @auth
        @can('edit', $entity)
            PLACE
        @else
            PLACE
        @endcan
    @else
        PLACE
    @endauth
    @switch($entity->kind())
        @case('milk')
            PLACE
            @break
        @default
            PLACE
    @endswitch
    @forelse($entity->tags as $tag)
        <div class="tag">
            <a href="{{ $tag->url() }}">{{ $tag->name ?? '' }}</a>
            PLACE
        </div>
    @empty
        <p>{{ with($entity)->emptyText() }}</p>
    @endforelse
    <x-box :title="$entity->title" class="a">
        PLACE
    </x-box>
    @push('scripts')
        <script nonce="{{ $nonce }}">if (1 < 2) { window.watch = @json($entity) }</script>
    @endpush
</div>
