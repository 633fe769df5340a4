{{-- resources/views/components/doorstep.blade.php, beside doorstep.php in composer's autoload.files:
     <x-doorstep widget="tabs" :options="['tabs' => $tabs]"><p>Fallback</p></x-doorstep>
     What is printed, and the answer of which it comes: <x-doorstep widget="order-again" :state="$latest">…</x-doorstep>
     Where the site's calls and pages are, once a page: {!! doorstep_site(['root' => '/shop']) !!} --}}
@props(['widget', 'options' => [], 'slots' => [], 'state' => null])
{!! doorstep_widget($widget, $options, trim((string) $slot), $slots, $state) !!}
