/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import './every-page.test'
