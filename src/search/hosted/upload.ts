import {randomBytes} from 'node:crypto';
import type {Algoliasearch} from 'algoliasearch';

import type {HostedObject} from './objects';
import {indexSettings, indexSynonyms} from './indexSettings';

/** Attempts for each step, and the pause before the second one, in milliseconds; it doubles. */
const attempts = 4;
const firstPause = 500;

interface Refusal extends Error {
  status?: unknown;
}

const statusOf = (error: unknown): number | undefined => {
  const status = error instanceof Error ? (error as Refusal).status : undefined;
  return typeof status === 'number' ? status : undefined;
};

/** Explains one of the service's errors in plain words. */
export const explain = (error: unknown): string => {
  const status = statusOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (status === 401 || status === 403) {
    return `The service rejected the key (${message}). ALGOLIA_ADMIN_KEY needs the addObject, deleteIndex, editSettings and browse permissions for this application.`;
  }
  if (status === 404) return `The service can't find the index or the application (${message}).`;
  if (status === 400 || status === 413) return `The service rejected the data (${message}).`;
  if (status === 429) return `The service is busy or the plan's limit is reached (${message}).`;
  if (status === undefined) return `The service cannot be reached (${message}).`;
  return `The service failed with status ${status} (${message}).`;
};

/** A temporary error: no connection, too many requests, a failing server. */
const isPassing = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
};

export interface UploadOptions {
  client: Algoliasearch;
  indexName: string;
  objects: readonly HostedObject[];
  log: (line: string) => void;
  /** Pause before the second attempt, in milliseconds. */
  pause?: number;
}

/**
 * Uploads the objects with settings and synonyms to a new index, which then replaces the live one atomically.
 * Rules made in the service's dashboard are kept. If a step fails permanently, the live index is unchanged
 * and the new one is deleted.
 */
export const upload = async ({
  client,
  indexName,
  objects,
  log,
  pause = firstPause,
}: UploadOptions): Promise<void> => {
  const fresh = `${indexName}_new_${randomBytes(4).toString('hex')}`;
  const step = async <T>(label: string, run: () => Promise<T>): Promise<T> => {
    log(label);
    for (let attempt = 1; ; attempt++) {
      try {
        return await run();
      } catch (error) {
        if (attempt === attempts || !isPassing(error)) throw error;
        const wait = pause * 2 ** (attempt - 1);
        log(`  ${explain(error)} Trying again in ${wait} ms.`);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  };
  const done = async (name: string, task: {taskID: number}): Promise<void> => {
    await client.waitForTask({indexName: name, taskID: task.taskID});
  };
  try {
    await step("Copying the live index's rules", async () => {
      if (!(await client.indexExists({indexName}))) return;
      await done(
        fresh,
        await client.operationIndex({
          indexName,
          operationIndexParams: {operation: 'copy', destination: fresh, scope: ['rules']},
        }),
      );
    });
    await step('Writing the settings', async () => {
      await done(fresh, await client.setSettings({indexName: fresh, indexSettings}));
    });
    await step('Writing the synonyms', async () => {
      await done(
        fresh,
        await client.saveSynonyms({
          indexName: fresh,
          synonymHit: indexSynonyms(),
          replaceExistingSynonyms: true,
        }),
      );
    });
    await step(`Uploading ${objects.length} objects`, async () => {
      await client.saveObjects({
        indexName: fresh,
        objects: objects.map((object) => ({...object})),
        waitForTasks: true,
        batchSize: 500,
      });
    });
    await step(`Replacing ${indexName} with the new index`, async () => {
      await done(
        fresh,
        await client.operationIndex({
          indexName: fresh,
          operationIndexParams: {operation: 'move', destination: indexName},
        }),
      );
    });
  } catch (error) {
    await client.deleteIndex({indexName: fresh}).catch(() => undefined);
    throw error;
  }
};
