import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { OrderRefused, type ProviderReward, type RewardProvider } from '../../calls/reward-provider';
import { constantsOf } from '../../foundation/constants';
import type { Clock } from '../../foundation/clock';
import { abortedAfter } from '../../foundation/quiet-timers';

interface Provider {
  url: string;
  /** Known to both sides: each signs what it sends by it. */
  secret: string;
  clock: Clock;
}

const reward = z.object({
  Id: z.string().min(1).max(80),
  Name: z.string().min(1).max(80),
  Group: z.string().min(1).max(40),
  Description: z.string().max(300),
  Picture: z.string().max(500),
  Amounts: z.array(z.number().positive().max(100_000)).min(1),
});
const answers = {
  catalogue: z.object({ Items: z.array(reward).max(2000) }),
  order: z.object({ Reference: z.string().min(1).max(200) }),
  rate: z.object({ Rate: z.number().nonnegative() }),
  person: z.object({ Known: z.boolean() }),
};

/** The signature of a text: its HMAC-SHA256 as hexadecimal digits. */
export const signatureOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

/** What an answer is signed over. */
export const answerText = (requestSignature: string, status: number, body: string) => `${requestSignature} ${status} ${body}`;

const isSigned = (text: string, signature: string | null, secret: string) => {
  const expected = Buffer.from(signatureOf(text, secret));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/**
 * A provider that is asked over HTTP: `GET /catalogue`, `POST /orders`, `GET /rates`, `GET /people/{id}`. Requests are signed over moment, path and body,
 * answers over the signature of their request, their status and their body: an answer to one question is none to another. One with a wrong signature is none. A 422 of an order is its last word; anything else that is no success may be tried again.
 */
export function httpProvider({ url, secret, clock }: Provider): RewardProvider {
  let kept: { at: number; items: ProviderReward[] } | undefined;

  const ask = async <Answer>(path: string, answer: z.ZodType<Answer>, seconds: number, body?: { key: string; content: unknown }): Promise<Answer> => {
    const text = body === undefined ? '' : JSON.stringify(body.content);
    const moment = clock.now().toISOString();
    const signature = signatureOf(`${moment} ${path} ${text}`, secret);
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-moment': moment,
        'x-signature': signature,
        ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': body.key }),
      },
      ...(body !== undefined && { body: text }),
      redirect: 'error',
      signal: abortedAfter(seconds * 1000),
    });
    const given = await response.text();
    if (!isSigned(answerText(signature, response.status, given), response.headers.get('x-signature'), secret))
      throw new Error(`The provider of rewards answered ${response.status} without its signature.`);
    if (response.status === 422) throw new OrderRefused('The provider of rewards refused the order.');
    if (!response.ok) throw new Error(`The provider of rewards answered ${response.status}.`);
    return answer.parse(JSON.parse(given));
  };

  return {
    /** As it was read last, while that is young or the provider is away. */
    async catalogue(context) {
      const { catalogueKept, providerTime } = constantsOf(context).rewards;
      const now = clock.now().getTime();
      if (kept !== undefined && now - kept.at < catalogueKept * 1000) return kept.items;
      try {
        kept = { at: now, items: (await ask('/catalogue', answers.catalogue, providerTime)).Items };
      } catch (error) {
        if (kept === undefined) throw error;
      }
      return kept.items;
    },

    async order(order, context) {
      const { Reference } = await ask('/orders', answers.order, constantsOf(context).rewards.providerTime, { key: order.Id, content: order });
      return Reference;
    },

    async exchangeRate(base, conversion, context) {
      const path = `/rates?base=${encodeURIComponent(base)}&conversion=${encodeURIComponent(conversion)}`;
      return (await ask(path, answers.rate, constantsOf(context).rewards.providerTime)).Rate;
    },

    async knows(userId, context) {
      return (await ask(`/people/${encodeURIComponent(userId)}`, answers.person, constantsOf(context).rewards.providerTime)).Known;
    },
  };
}
