/* Doorstep Dairy site scripts. Needs jQuery. */
'use strict'

window.jQuery.ajaxSetup({ headers: { 'X-CSRF-TOKEN': window.csrfToken } })

/* Postcode: shows the result when the panel's event says that we deliver. */
;(function ($) {
  $(window).on('valid-postcode', function (event) {
    var detail = (event.originalEvent && event.originalEvent.detail) || {}
    if (typeof detail.postcode !== 'string') return
    var $note = $('[data-delivery-note]')
    $note.text('Delivering to ' + detail.postcode + ' ' + $note.attr('data-delivery-note'))
    $('[data-postcode-field]').val(detail.postcode)
    $('[data-postcode-error]').remove()
  })
})(window.jQuery)

/* Registration: keeps what was typed over a reload; passwords are never stored. */
;(function ($) {
  var fields = '[data-registration-form] .field > input:not([type=password])'
  try {
    if (window.location.pathname === '/register/success') sessionStorage.removeItem('registration')
    var load = performance.getEntriesByType('navigation')[0]
    if (load && load.type === 'reload')
      $.each(JSON.parse(sessionStorage.getItem('registration') || '{}'), function (name, value) {
        $(fields).filter('[name="' + name + '"]').filter('[value=""], :not([value])').val(value)
      })
    $(document).on('change', fields, function () {
      var typed = JSON.parse(sessionStorage.getItem('registration') || '{}')
      if ($(this).closest('[data-widget]').length) return
      typed[this.name] = this.value
      sessionStorage.setItem('registration', JSON.stringify(typed))
    })
  } catch (problem) {
    /* The browser has no storage. */
  }
})(window.jQuery)

/* Problems of a form: each leads to its field, which a widget may have replaced. */
;(function ($) {
  $(document).on('click', '.problems a', function (event) {
    var name = decodeURIComponent(this.hash.slice(1))
    var field = document.getElementById(name) || document.getElementsByName(name)[0]
    if (!field) return
    event.preventDefault()
    field.focus()
  })
})(window.jQuery)

/* Films: shows the whole picture until somebody starts the film. */
;(function ($) {
  $('.film > video').each(function () {
    var $film = $(this).prop('inert', true)
    $(document.createElement('button'))
      .attr({ type: 'button', 'aria-label': 'Play: ' + $film.attr('aria-label') })
      .css('background-image', 'url(' + this.poster + ')')
      .insertAfter($film)
      .on('click', function () {
        $(this).remove()
        $film.prop('inert', false).trigger('focus')[0].play()
      })
  })
})(window.jQuery)

/* The week. */
;(function ($) {
  $('[data-open-week]').on('click', function (event) {
    var opening = new CustomEvent('open-weekly-basket', { detail: {}, cancelable: true })
    if (!window.dispatchEvent(opening)) event.preventDefault()
  })
})(window.jQuery)

/* Printed sums and states: printed again once an order has changed, or removed if they are no longer true. */
;(function ($) {
  $(window).on('product-posted', function () {
    var $printed = $('[data-reprint]')
    if (!$printed.length) return
    var request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.onload = function () {
      $printed.each(function () {
        var fresh = request.response && request.response.querySelector('[data-reprint="' + $(this).attr('data-reprint') + '"]')
        if (fresh) this.replaceWith(document.importNode(fresh, true))
        else $(this).remove()
      })
    }
    request.send()
  })
})(window.jQuery)

/* A change of a box: removes what says that it is open, once the change has been saved or discarded. */
;(function ($) {
  $(window).on('basket-updated product-posted', function () {
    if (!$('[data-change-band]').length) return
    $.getJSON('/api/bol-basket', function (answer) {
      if (!answer.order || !answer.order.editing_order_id) $('[data-change-band]').remove()
    })
  })
})(window.jQuery)

/* A box that needs a payment: its alert goes once it is paid for, in every tab and on a page that is shown again. */
;(function ($) {
  var paid = 'doorstep-dairy-paid'
  function look() {
    $('[data-in-need]').each(function () {
      var alert = this
      $.getJSON('/api/basket', { start_of_week: $(alert).attr('data-week') }, function (week) {
        var boxes = $.map(week.orders || {}, function (due) {
          return due
        })
        var isInNeed = boxes.some(function (box) {
          return box.id === $(alert).attr('data-in-need') && box.failing.status
        })
        if (isInNeed) return
        if ($(alert).is('.message')) $(alert).remove()
        else window.location.reload()
      })
    })
  }
  $(window).on('pageshow storage', function (event) {
    if (event.originalEvent.persisted || event.originalEvent.key === paid) look()
  })
  $(document).on('visibilitychange', function () {
    if (document.visibilityState === 'visible') look()
  })
  try {
    if ($('[data-flash]').not('.message--error').length) localStorage.setItem(paid, String(Date.now()))
  } catch (problem) {
    /* The browser has no storage. */
  }
})(window.jQuery)

/* Menu. */
;(function ($) {
  var $menu = $('[data-menu]')
  function showMenu(isOpen) {
    $menu.attr('aria-expanded', String(isOpen))
    $('.top').toggleClass('is-open', isOpen)
  }
  $menu.on('click', function () {
    showMenu($menu.attr('aria-expanded') !== 'true')
  })
  $('.top').on('keydown', function (event) {
    if (event.key !== 'Escape' || $menu.attr('aria-expanded') !== 'true') return
    showMenu(false)
    $menu.trigger('focus')
  })
})(window.jQuery)

/* Chips above the products. */
;(function ($) {
  $('[data-filters]').on('click', 'a', function (event) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    var kind = $(this).attr('data-kind')
    event.preventDefault()
    $(this).attr('aria-current', 'true').siblings().removeAttr('aria-current')
    $('[data-products] > li').each(function () {
      $(this).prop('hidden', kind !== '' && $(this).attr('data-kind') !== kind)
    })
  })
})(window.jQuery)

/* The shop's own forms: one press sends one post, and the button shows it; a page that stays or is restored starts afresh. */
;(function ($) {
  function rest() {
    $('form[data-sent]').removeAttr('data-sent').find('[data-doorstep-busy]').removeAttr('aria-busy data-doorstep-busy')
  }
  $('form[method="post"]').on('submit', function (event) {
    var $form = $(this)
    var pressed = event.originalEvent && event.originalEvent.submitter
    // A form with a key is sent by a widget.
    if (event.isDefaultPrevented() || $form.find('[name="_idempotency_key"]').length) return
    if ($form.is('[data-sent]')) return event.preventDefault()
    $form.attr('data-sent', '')
    var $buttons = $form.find('[type="submit"]:not([hidden])')
    $($buttons.is(pressed) ? pressed : $buttons.last()).attr({ 'aria-busy': 'true', 'data-doorstep-busy': '' })
    setTimeout(rest, 5000)
  })
  $(window).on('pageshow', rest)
})(window.jQuery)
