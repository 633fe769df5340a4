import { calendarDate, fieldName, path, picture, shownText } from '../../shared/platform/options/options'

export const options = {
  text: shownText('A sentence or two under the heading.'),
  image: picture('A picture that says nothing the words do not: https, or a path of this site.'),
  href: path('The page that it leads to; the Christmas range unless stated.'),
  from: calendarDate('The first day of the season, by the clock of your shop.'),
  until: calendarDate('The last day of the season, after which nothing is shown.'),
  waitForCookie: fieldName(
    'The name of a cookie that your page keeps once a visitor has agreed to such things; until it is there, nothing is shown and nothing kept.',
  ),
}
