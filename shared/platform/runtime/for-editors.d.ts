/**
 * True for editors, tools and documents. The build defines it as false in the scripts that visitors fetch, so
 * `FOR_EDITORS && 'A sentence.'` leaves nothing there. Its type is true, because no visitor's script reads such a
 * value.
 */
declare const FOR_EDITORS: true
