import { notFound } from '../../foundation/outcome';
import { withoutNulls } from '../../records/without-nulls';
import { emailBannerFor } from '../../calls/email-banner';
import type { Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/demo.json. */
export const handlers = {
  async getOutbox({ revision, isLocal }, tools) {
    const { outbox, showsOutbox } = tools;
    // The messages hold keys: whoever reads them can sign in as anybody.
    if (!showsOutbox || !isLocal) throw notFound('This call does not exist.', false);
    const messages = await outbox.latest(constantsOf(revision).server.outboxShown);
    const banners = await Promise.all(messages.map(({ Kind, UserId }) => emailBannerFor(Kind === 'Email' ? UserId : null, tools)));
    return messages.map(({ Kind, Recipient, Subject, Body, Calendar, CreatedAt }, index) =>
      withoutNulls({ Kind: Kind as 'Email' | 'Text', Recipient, BannerUrl: banners[index] ?? null, Subject, Body, Calendar, CreatedAt }),
    );
  },
} satisfies Handlers<'demo'>;
