import { type Delivery, demoDelivery } from '../../../server/areas/outbox/delivery';
import { sendDue } from '../../../server/areas/outbox/send-due';
import { publishedDefinitions } from '../../../server/definitions/published-definitions';
import { publicationStore } from '../../../server/records/publications';
import { createTools } from '../../../server/calls/tools';
import type { OutboxMessage } from '../../../schemas/generated/records';
import { testDefinitions } from './definitions';
import type { TestServer } from './test-server';

/** What a handler works with, for what runs beside the calls. */
export const toolsOf = ({ database, clock }: Pick<TestServer, 'clock' | 'database'>) =>
  createTools(
    database,
    clock,
    publishedDefinitions(testDefinitions(), publicationStore(database), () => undefined),
  );

/** Sends what is due, as a node does every few seconds. */
export const deliver = (server: TestServer, delivery: Delivery = demoDelivery) => sendDue(toolsOf(server), delivery);

/** The messages to somebody, the newest first. */
export async function messagesTo(server: TestServer, recipient: string): Promise<OutboxMessage[]> {
  await deliver(server);
  const { body } = await server.nobody.get<OutboxMessage[]>('/demo/outbox');
  return body.filter(({ Recipient }) => Recipient === recipient);
}
