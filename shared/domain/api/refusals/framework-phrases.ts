/* The frameworks' own phrases for a refusal. They do not say why the shop refuses, so a shopper gets a sentence
   of ours instead (A-122). This is the only list of them; each group names the source files of its phrases. */

/**
 * Names of statuses, with or without the number: "404 Not Found", "Bad Request (400)", "not_found". Symfony has them
 * in HttpFoundation/Response.php, Rails in Rack::Utils, Spring in HttpStatus.java, ASP.NET in ReasonPhrases.cs and
 * ProblemDetailsDefaults.cs, Express in the package `statuses`; Apache and nginx print them as titles.
 */
const statusNames =
  /^(?:error )?(?:\d{3}:? )?(?:bad request|unauthori[sz]ed|unauthenticated|forbidden(?: resource)?|(?:page |resource |record )?not found|method not allowed|not acceptable|request time-?out|conflict|gone|length required|precondition (?:failed|required)|(?:payload|content|request entity) too large|unsupported media type|unprocessable (?:entity|content)|locked|too many (?:requests|attempts)|access (?:is )?denied|validation (?:failed|failure)|(?:internal )?server error|service unavailable|an error (?:has )?occurred|error)(?: \(\d{3}\))?[.!]?$/i

const phrases = [
  // Texts that any framework may send: a refused token, a class name, a database error.
  '.*(?:\\b[Cc][Ss][Rr][Ff]\\b|[Aa]nti-?forgery|AuthenticityToken|SQLSTATE|\\w\\\\\\w+\\\\|\\w::\\w|[a-z](?:Exception|Error)\\b).*',
  // Laravel: Exceptions/Handler.php, Validation/ValidationException.php, Auth/Access/Gate.php,
  // Routing/AbstractRouteCollection.php, Eloquent/ModelNotFoundException.php,
  // Routing/Exceptions/InvalidSignatureException.php.
  'The given data was invalid',
  'This action is unauthorized',
  'No query results for model.*',
  'The route .+ could not be found',
  'The \\w+ method is not supported for .*',
  'Invalid signature',
  'Page Expired',
  // Symfony: EventListener/RouterListener.php, ArgumentResolver/EntityValueResolver.php and
  // RequestPayloadValueResolver.php, Attribute/IsGranted.php.
  'No route found for .*',
  '.* object not found(?: by .*)?',
  'Request payload contains invalid .*',
  'Access Denied by .*',
  // Rails: relation/finder_methods.rb, core.rb, metal/strong_parameters.rb, journey's routing errors.
  "Couldn't find (?:all )?[A-Z][\\w:]*(?: with(?:out)? .*)?",
  'param is missing or the value is empty.*',
  'No route matches .*',
  '[Tt]ranslation missing:? .*',
  // Django: shortcuts.py, views/defaults.py. Django REST framework: exceptions.py, parsers.py.
  'No [A-Z]\\w* matches the given query',
  'The requested resource was not found on this server',
  'You do not have permission to perform this action',
  'Authentication credentials were not provided',
  'Incorrect authentication credentials',
  'Malformed request',
  'JSON parse error.*',
  'Method ["\'].+["\'] (?:is )?not (?:allowed|supported)',
  'Unsupported media type .*',
  'Could not satisfy the request.? Accept header',
  'Request was throttled.*',
  'Invalid (?:input|page|token)',
  // Spring: web/ErrorResponse and the exceptions of web/bind and web/servlet, DefaultErrorAttributes.java,
  // security's messages.properties.
  'No (?:static resource|endpoint|handler found for) .*',
  'No message available',
  'Validation failed (?:for (?:object|argument)|\\().*',
  'Required .* is (?:missing|not present).*',
  'Failed to (?:read request|convert |bind ).*',
  'Invalid request (?:content|parameters)',
  "Request method '.+' (?:is )?not supported",
  "Content[- ]Type '.+' (?:is )?not supported",
  'Full authentication is required to access this resource',
  // ASP.NET: ValidationProblemDetails.cs, ProblemDetailsDefaults.cs, MvcOptions' messages, Web API's resources.
  'One or more validation errors occurred',
  'An error occurred while processing your request',
  'A non-empty request body is required',
  'The JSON value could not be converted to .*',
  'The request is invalid',
  'No HTTP resource was found that matches .*',
  'Authorization has been denied for this request',
  'The requested resource does not support http method .*',
  // Express: finalhandler/index.js, body-parser. Nest and Fastify: routes, guards, schemas.
  'Cannot (?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) .*',
  'Route [A-Z]+:.* not found',
  'Unexpected (?:token|end of JSON|non-whitespace|string in JSON).*',
  '(?:body|querystring|params|headers)(?:/\\S*)? must .*',
  // Apache, nginx and Flask, if a program passes on the text of their pages; WordPress:
  // rest-api/class-wp-rest-server.php.
  'The requested URL .*',
  '(?:Your|The) browser .*sent a request that this server could not understand.*',
  "You don't have (?:the )?permission to access .*",
  'No route was found matching the URL .*',
  'Cookie check failed',
]

const phrase = new RegExp(`^(?:${phrases.join('|')})[.!]?$`)

// What frameworks say of a refused token, in any text: Django, Spring, Symfony, Express, Flask, Go, CakePHP and Drupal
// name CSRF; Rails' public/422.html and its exception; ASP.NET's antiforgery; WordPress: rest-api.php, wp_nonce_ays() in
// functions.php; WooCommerce: StoreApi/Routes; Yii: web/Controller.php; CodeIgniter: Security.php; Joomla, Magento.
const ofToken =
  /[cx]srf|authenticity.?token|anti-?forgery|(?:invalid|missing)_nonce|cookie check failed|the link you followed has expired|the change you wanted was rejected|unable to verify your data submission|the action you requested is not allowed|invalid (?:security token|form key)/i

// The whole answers of a framework that has refused a token and does not say so: WordPress' admin-ajax.php, and Rails'
// PublicExceptions for JSON.
const ofTokenAlone = /^(?:-1|\{"status":"?422"?,"error":"Unprocessable (?:Entity|Content)"\})$/

/** Returns whether a framework's words are about a refused token. The tags and scripts of a page are not words. */
export function isTokenRefusal(text: string): boolean {
  const said = text.trim().slice(0, 10_000)
  return (
    ofTokenAlone.test(said) ||
    ofToken.test(
      said.startsWith('<') ? said.replace(/<script[\s\S]*?(?:<\/script>|$)|<[^<>]*>/gi, ' ') : said,
    )
  )
}

/** Returns whether the text is a framework's phrase and not the shop's reason. */
export const isFrameworkPhrase = (text: string): boolean =>
  statusNames.test(text.replace(/[_-]/g, ' ')) || phrase.test(text)
