// Build pass: which source files travel together. Left to itself the bundler makes one script for every set of
// widgets that share something: dozens of requests for a page, and a line for each in the loader.

// Measured with forty widgets: half the requests of a page for no more bytes. Each is a bit in the loader's list.
const mostGroups = 20
// Bytes that make little difference to any page.
const base = 20_000

/** All that a file imports, directly or not, without what it fetches later. */
function reach(file, inputs, seen = new Set()) {
  seen.add(file)
  for (const { path: next, kind } of inputs[file].imports) {
    if (inputs[next] && kind !== 'dynamic-import' && !seen.has(next)) reach(next, inputs, seen)
  }
  return seen
}

function sizesOf(outputs) {
  const sizes = new Map()
  for (const { inputs } of Object.values(outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      sizes.set(file, (sizes.get(file) ?? 0) + bytesInOutput)
    }
  }
  return sizes
}

/** One group for every set of users that share something. */
function finestGroups(users, { inputs, outputs }) {
  const usersOf = new Map()
  for (const user of users) {
    for (const file of reach(user, inputs)) {
      if (!users.includes(file)) usersOf.set(file, [...(usersOf.get(file) ?? []), user])
    }
  }
  const sizes = sizesOf(outputs)
  const groups = new Map()
  for (const [file, sharing] of usersOf) {
    const size = sizes.get(file)
    if (sharing.length < 2 || !size || !/\.[cm]?[jt]sx?$/.test(file)) continue
    const key = sharing.join()
    const group = groups.get(key) ?? { users: new Set(sharing), files: [], size: 0 }
    group.files.push(file)
    group.size += size
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Every group with itself and those that its files import, directly or not. */
function findCompanies(groups, inputs) {
  const groupOf = new Map(groups.flatMap(group => group.files.map(file => [file, group])))
  const companyOf = group => {
    const seen = new Set()
    for (const file of group.files) if (!seen.has(file)) reach(file, inputs, seen)
    return new Set([group, ...[...seen].flatMap(file => groupOf.get(file) ?? [])])
  }
  return new Map(groups.map(group => [group, companyOf(group)]))
}

/** How much heavier the users' pages get, each measured by itself, when two groups become one. */
function costOf(one, other, companies, weightOf) {
  const added = (from, to) => {
    let sum = 0
    for (const user of from.users) {
      if (to.users.has(user)) continue
      for (const { users, size } of companies.get(to)) if (!users.has(user)) sum += size / weightOf.get(user)
    }
    return sum
  }
  return added(one, other) + added(other, one)
}

function cheapestPair(groups, companies, weightOf) {
  let cheapest = { cost: Number.POSITIVE_INFINITY }
  groups.forEach((one, at) => {
    for (const other of groups.slice(at + 1)) {
      const cost = costOf(one, other, companies, weightOf)
      if (cost < cheapest.cost) cheapest = { cost, one, other }
    }
  })
  return cheapest
}

/** Makes one group of two; whoever gets it gets what it imports too. */
function merge(groups, { one, other }, companies) {
  const merged = {
    users: new Set([...one.users, ...other.users]),
    files: [...one.files, ...other.files],
    size: one.size + other.size,
  }
  for (const { users } of [...companies.get(one), ...companies.get(other)]) {
    for (const user of merged.users) users.add(user)
  }
  return [...groups.filter(group => group !== one && group !== other), merged]
}

/**
 * Groups the files that several scripts share, the cheapest pairs together until few groups are left.
 * @returns the files of the core, which all widgets need, and of the other groups with those that fetch them.
 */
export function groupFiles(metafile, widgets, later) {
  const finest = finestGroups([...new Set([...widgets, ...later])], metafile)
  const isCore = group => widgets.every(widget => group.users.has(widget))
  let groups = finest.filter(group => !isCore(group))
  const weightOf = new Map([...widgets, ...later].map(user => [user, base]))
  for (const { users, size } of groups)
    for (const user of users) weightOf.set(user, weightOf.get(user) + size)
  while (groups.length > mostGroups) {
    const companies = findCompanies(groups, metafile.inputs)
    groups = merge(groups, cheapestPair(groups, companies, weightOf), companies)
  }
  return { core: finest.filter(isCore).flatMap(({ files }) => files), groups }
}
