import { createDemoShop, type DemoShop, type ShopMemory } from '../shop/create-demo-shop'

const settled = <Result>(asked: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

function openDatabase(name: string): Promise<IDBDatabase> {
  const asked = indexedDB.open(name, 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore('shop')
  return settled(asked)
}

type StoredShop = {
  shop: DemoShop
  /** This browser's visitor. */
  visitor: string
  /** Stores the shop's data; a browser without storage loses it when the worker stops. */
  keep(): Promise<void>
}

type Stored = { version: string; memory: ShopMemory }

/** Opens the stored shop of this browser; the shop of another version is not used. */
export async function openStoredShop(base: string, version: string, now: () => Date): Promise<StoredShop> {
  const database = await openDatabase(`doorstep-demo ${base}`).catch(() => null)
  const store = (mode: IDBTransactionMode) => database?.transaction('shop', mode).objectStore('shop')
  const reading = store('readonly')
  const stored = reading && ((await settled(reading.get('memory')).catch(() => null)) as Stored | null)
  const memory = stored?.version === version ? stored.memory : undefined
  const shop = createDemoShop({ now, seed: Date.now(), memory, origin: location.origin })
  return {
    shop,
    visitor: memory?.visitors[0]?.id ?? shop.visit().id,
    async keep() {
      const writing = store('readwrite')
      if (writing) await settled(writing.put({ version, memory: shop.memory() }, 'memory')).catch(() => null)
    },
  }
}
