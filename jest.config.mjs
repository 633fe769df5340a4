/** Packages that are published as modules alone, which Jest's own loader does not read. */
const modules =
  '@github|leaflet|supercluster|kdbush|ky|react-day-picker|date-fns|@date-fns|syllable|magic-string'

const compiler = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: {
      react: { runtime: 'automatic' },
      verbatimModuleSyntax: true,
      // The address of a file of the bundle.
      optimizer: { globals: { vars: { 'import.meta.url': '"https://shop.test/doorstep/c/asks.js"' } } },
    },
  },
}

/** The files that are left out: those of `npm run test:full`, which sets FULL=1 and plays all files with their whole tables. */
const leftOut = process.env.FULL ? [] : ['\\.full\\.test\\.']

const common = {
  rootDir: '.',
  // The build defines this in the scripts that visitors fetch: shared/platform/runtime/for-editors.d.ts.
  globals: { FOR_EDITORS: true },
  transform: {
    '\\.module\\.css$': '<rootDir>/test/support/jest/css-transform.cjs',
    '\\.[cm]?[jt]sx?$': ['@swc/jest', compiler],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modules})/)`],
}

const unit = {
  ...common,
  displayName: 'unit',
  // Those of jsdom: packages are loaded as Node loads them.
  testEnvironmentOptions: { url: 'https://shop.test/', customExportConditions: [''] },
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/set-up.ts'],
  globalTeardown: '<rootDir>/test/support/jest/answers-fit.mjs',
  testPathIgnorePatterns: ['<rootDir>/test/browser/', '<rootDir>/test/engines/', ...leftOut],
}

const withBrowser = {
  ...common,
  testEnvironment: '<rootDir>/test/support/jest/browser-env.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/set-up-browser.ts'],
}

export default {
  maxWorkers: '100%',
  // Jest's own: 'agent' shows only the files with a failed test.
  reporters: [
    'agent',
    'summary',
    '<rootDir>/test/support/jest/second-tries.cjs',
    '<rootDir>/test/support/jest/needs-chromium.cjs',
  ],
  projects: [
    { ...unit, testMatch: ['<rootDir>/test/**/*.test.ts'], testEnvironment: 'node' },
    // A page costs more than most tests without one, so that only files with JSX have one, and those that ask for it.
    {
      ...unit,
      testMatch: ['<rootDir>/test/**/*.test.tsx'],
      testEnvironment: '<rootDir>/test/support/jest/jsdom-env.mjs',
    },
    {
      ...withBrowser,
      displayName: 'browser',
      globalSetup: '<rootDir>/test/support/machine.mjs',
      globalTeardown: '<rootDir>/test/support/jest/answers-fit.mjs',
      testMatch: ['<rootDir>/test/browser/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: leftOut,
    },
    {
      ...withBrowser,
      displayName: 'engines',
      testMatch: ['<rootDir>/test/engines/*.test.ts'],
      testPathIgnorePatterns: leftOut,
    },
    {
      ...withBrowser,
      displayName: 'search',
      globalSetup: '<rootDir>/test/support/machine.mjs',
      testMatch: ['<rootDir>/test/**/*.soak.ts'],
    },
  ],
}
