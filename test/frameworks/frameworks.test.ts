import { cpSync } from 'node:fs'
import path from 'node:path'
import { type Framework, helpers, phpSite, siteFile } from './framework-site'
import { expectAllHold } from './holds'

/** The frameworks whose runtime `npm test` needs anyway; the others run in `npm run soak -- frameworks`. */
const frameworks: Record<string, Framework> = {
  Django: {
    page: 'django',
    language: 'django',
    code: 'python',
    hasRefusals: true,
    isMasked: true,
    start: ({ port, folder }) => [
      '/usr/bin/python3',
      ['-B', siteFile('django_site.py'), String(port), folder, helpers],
    ],
  },
  'plain PHP': { page: 'php', language: 'php', start: phpSite(), prepare: withHelpers },
  'Laravel’s views': { page: 'laravel', language: 'blade', start: phpSite(), prepare: withHelpers },
  'Symfony’s views': {
    page: 'symfony',
    language: 'twig',
    code: 'php',
    start: phpSite(),
    prepare: withHelpers,
  },
}

/** The helpers in the places that the pages name. */
function withHelpers(folder: string): void {
  cpSync(helpers, path.join(folder, 'helpers'), { recursive: true })
}

expectAllHold(frameworks)
