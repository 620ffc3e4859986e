import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { Listening, Notifications } from '../database/notifications';
import type { FileDefinitions } from '../definitions/definitions';
import { type PublishedDefinitions, publishedDefinitions } from '../definitions/published-definitions';
import { definitionsChannel, publicationStore } from '../records/publications';
import type { Clock } from '../foundation/clock';

interface PublicationOptions {
  database: Database;
  notifications: Notifications;
  definitions: FileDefinitions;
  clock: Clock;
  say?: (message: string) => void;
}

/** Takes what is published: before the first call, and whenever a node tells that something has changed. */
export function addPublications(
  app: FastifyInstance,
  { database, notifications, definitions, clock, say = (message) => app.log.warn(message) }: PublicationOptions,
): PublishedDefinitions {
  const published = publishedDefinitions(definitions, publicationStore(database), say, () => clock.now().toISOString());
  if (!definitions.arePublished) return published;
  let listening: Listening | undefined;
  const reportFault = (error: unknown) => app.log.error(error, 'What was published could not be read.');
  const refresh = (customer?: string) => void published.refresh(customer).catch(reportFault);
  app.addHook('onReady', async () => {
    await published.refresh();
    // What was said while nobody listened is found in the pointers.
    listening = await notifications.listen({ [definitionsChannel]: (customer) => refresh(customer) }, () => refresh());
  });
  app.addHook('onClose', () => listening?.stop());
  return published;
}
