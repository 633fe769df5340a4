import { calendarDate, fieldName, path, picture, shownText } from '../../shared/platform/options/options'

export const options = {
  text: shownText(FOR_EDITORS && 'A sentence or two under the heading.'),
  image: picture(
    FOR_EDITORS && 'A picture that says nothing the words do not: https, or a path of this site.',
  ),
  href: path(FOR_EDITORS && 'The page that it leads to; the Christmas range unless stated.'),
  from: calendarDate(FOR_EDITORS && 'The first day of the season, by the clock of your shop.'),
  until: calendarDate(FOR_EDITORS && 'The last day of the season, after which nothing is shown.'),
  waitForCookie: fieldName(
    FOR_EDITORS &&
      'The name of a cookie that your page keeps once a visitor has agreed to such things; until it is there, nothing is shown and nothing kept.',
  ),
}
