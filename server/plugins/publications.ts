import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { Listening, Notifications } from '../database/notifications';
import type { FileDefinitions } from '../definitions/definitions';
import { type PublishedDefinitions, publishedDefinitions } from '../definitions/published-definitions';
import { definitionsChannel, publicationRecords } from '../records/publications';

interface PublicationOptions {
  database: Database;
  notifications: Notifications;
  definitions: FileDefinitions;
  say?: (message: string) => void;
}

/** Takes what is published: before the first call, and whenever a node tells that a pointer has moved. */
export function addPublications(
  app: FastifyInstance,
  { database, notifications, definitions, say = (message) => app.log.warn(message) }: PublicationOptions,
): PublishedDefinitions {
  const published = publishedDefinitions(definitions, publicationRecords(database), say);
  if (!definitions.arePublished) return published;
  let listening: Listening | undefined;
  const refresh = (customer?: string) =>
    void published.refresh(customer).catch((error: unknown) => app.log.error(error, 'What was published could not be read.'));
  app.addHook('onReady', async () => {
    await published.refresh();
    // What was said while nobody listened is found in the pointers.
    listening = await notifications.listen({ [definitionsChannel]: (customer) => refresh(customer) }, () => refresh());
  });
  app.addHook('onClose', () => listening?.stop());
  return published;
}
