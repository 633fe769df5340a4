// Time enough for a browser on a busy machine, hooks included.
jest.setTimeout(240_000)
