import { notFound } from '../../foundation/outcome';
import { withoutNulls } from '../../records/without-nulls';
import type { Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/demo.json. */
export const handlers = {
  async getOutbox({ revision, isLocal }, { outbox, showsOutbox }) {
    // The messages hold keys: whoever reads them can sign in as anybody.
    if (!showsOutbox || !isLocal) throw notFound('There is no such call.');
    const messages = await outbox.latest(constantsOf(revision).server.outboxShown);
    return messages.map(({ Kind, Recipient, Subject, Body, CreatedAt }) =>
      withoutNulls({ Kind: Kind as 'Email' | 'Text', Recipient, Subject, Body, CreatedAt }),
    );
  },
} satisfies Handlers<'demo'>;
