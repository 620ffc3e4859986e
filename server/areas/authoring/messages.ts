import type { MessagePreview } from '../../../schemas/generated/records';
import { inLanguage } from '../../../runtime/definitions/in-language';
import type { Message } from '../../../runtime/definitions/shapes/message';
import type { Call } from '../../calls/contract';
import { wordsOf } from '../../calls/send-to-person';
import { timeZoneOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { mustBeCustomer } from './publish';

const samplePerson = { FirstName: 'Alex', LastName: 'Rivera', Email: 'alex.rivera@example.com' };

/** The messages of a customer with the examples of their inputs as values, in English and in each language of the customer. */
export async function getMessageDefinitions({ query, origin }: Call<'getMessageDefinitions'>, tools: Tools): Promise<MessagePreview[]> {
  await mustBeCustomer(query.customer, tools);
  const customer = (await tools.publications.customers()).find(({ Customer }) => Customer === query.customer);
  const revision = await tools.definitions.of(query.customer);
  const said = [
    { name: 'English', revision },
    ...Object.entries(revision.languages ?? {}).map(([tag, { name }]) => ({ name, revision: inLanguage(revision, tag) })),
  ];
  const person = { user: samplePerson, entity: { EntityId: query.customer, EntityName: customer?.Companies[0] ?? query.customer } };
  const context = { now: tools.clock.now().toISOString(), timeZone: timeZoneOf({ caller: undefined, revision }), person };
  return Object.values(revision.messages).map((message) => {
    const Texts = said.map(({ name, revision: spoken }) => {
      const { subject, paragraphs } = wordsOf(spoken.messages[message.id] ?? message, { input: samplesOf(message), origin }, { ...context, revision: spoken });
      return { Language: name, Subject: subject ?? '', Paragraphs: paragraphs };
    });
    const IsChanged = JSON.stringify(message) !== JSON.stringify(tools.definitions.base.messages[message.id]);
    return { Id: message.id, Purpose: message.purpose, Channel: message.channel, IsChanged, Subject: Texts[0]?.Subject ?? '', Texts };
  });
}

/** The first example of each input; the check refuses an input without one. */
const samplesOf = ({ input }: Message) => Object.fromEntries(Object.entries(input).map(([name, { examples }]) => [name, (examples as unknown[])[0]]));
