import { type DatabaseConnection, PGliteAdapter, PGliteDialect, type PGliteDialectConfig, PGliteDriver } from 'kysely';
import type { ConnectionQueue } from './connection-queue.ts';

/**
 * Kysely's dialect for PGlite with our own queue for the one connection. Kysely's queue has no limit
 * and no timeout.
 */
export class QueuedPGliteDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;
  readonly #queue: ConnectionQueue;

  constructor(config: PGliteDialectConfig, queue: ConnectionQueue) {
    super(config);
    this.#config = config;
    this.#queue = queue;
  }

  override createAdapter(): PGliteAdapter {
    return new UnqueuedAdapter();
  }

  override createDriver(): PGliteDriver {
    return new QueuedDriver(this.#config, this.#queue);
  }
}

class UnqueuedAdapter extends PGliteAdapter {
  /** Otherwise Kysely adds its own queue for drivers with one connection. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class QueuedDriver extends PGliteDriver {
  readonly #queue: ConnectionQueue;

  constructor(config: PGliteDialectConfig, queue: ConnectionQueue) {
    super(config);
    this.#queue = queue;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.acquire();
    return await super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#queue.release();
  }
}
