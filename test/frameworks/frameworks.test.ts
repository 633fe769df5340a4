import { cpSync } from 'node:fs'
import path from 'node:path'
import { knowRelease } from '../mistakes/judge'
import { type Framework, helpers, phpSite, serveFramework, siteFile } from './framework-site'
import { expectHolds } from './holds'

/** The frameworks whose runtime `npm test` needs anyway; the others run in `npm run soak -- frameworks`. */
const frameworks: Record<string, Framework> = {
  Django: {
    page: 'django',
    language: 'django',
    code: 'python',
    hasRefusals: true,
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

const knowledge = knowRelease()

test.each(Object.entries(frameworks))(
  "J-43 J-45 L-52 L-67 A page of %s with its document's lines prints correctly, and its tokens are accepted and refused as documented",
  async (name, framework) => {
    const site = await serveFramework(framework)
    try {
      const { isMasked } = await expectHolds(
        site.url,
        knowledge,
        framework.hasRefusals ? framework.page : undefined,
      )
      expect(isMasked).toBe(name === 'Django')
    } finally {
      await site.close()
    }
  },
)
