import nodemailer from 'nodemailer';
import { textOfHtml } from '../../foundation/html-text';
import { mailHtml } from '../../foundation/rich-text';

/** One message as it leaves. */
export interface OutgoingMessage {
  /** The same at each try: a mail server or a webhook can tell that it has it already. */
  id: string;
  recipient: string;
  subject: string | null;
  body: string;
  /** The body is rich text, not words as they stand. */
  isRich?: boolean | undefined;
  /** A calendar part (RFC 5545) that says its own method. */
  calendar?: string | undefined;
  /** Where the picture at the head of an email lies on this installation. */
  banner?: string | undefined;
}

/** Said of an email that the mail server refuses for its recipient, now and later: there is no such mailbox. */
export class RecipientRefused extends Error {}

/** The webhook for texts answered with a failure status. */
class Refusal extends Error {
  constructor(readonly responseCode: number) {
    super(`The webhook for texts answered ${responseCode}.`);
  }
}

/**
 * Returns the codes of a server's answer to a message: '550 5.1.1', or the code of a failed connection. The words of the answer may repeat a part of the
 * message, such as a link, so only codes are kept.
 */
export function replyOf(error: unknown): string | null {
  const known = error instanceof RecipientRefused ? error.cause : error;
  const { responseCode, response = '', code } = (known ?? {}) as { responseCode?: number; response?: string; code?: unknown };
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (responseCode !== undefined) return status === undefined ? String(responseCode) : `${responseCode} ${status}`;
  return typeof code === 'string' ? code : null;
}

export type Send = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;

/** How messages leave. What has no way yet waits in the outbox. */
export interface Delivery {
  Email?: Send;
  Text?: Send;
  /** Nothing leaves: messages stay to be read at /api/demo/outbox. */
  isDemo: boolean;
}

/** For the demo: a message is as good as sent. */
export const demoDelivery: Delivery = { Email: async () => undefined, Text: async () => undefined, isDemo: true };

interface DeliveryConfig {
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  textWebhookUrl?: string | undefined;
  demoData: boolean;
  /** Under which address pictures are found; without it emails have none. */
  publicUrl?: string | undefined;
}

/** The ways that the environment names; the demo without any keeps its messages. */
export function deliveryOf({ smtpUrl, mailFrom, textWebhookUrl, demoData, publicUrl }: DeliveryConfig): Delivery {
  if (smtpUrl === undefined && textWebhookUrl === undefined && demoData) return demoDelivery;
  return {
    ...(smtpUrl !== undefined && { Email: bySmtp(smtpUrl, mailFrom, publicUrl) }),
    ...(textWebhookUrl !== undefined && { Text: byWebhook(textWebhookUrl) }),
    isDemo: false,
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The picture at the head of an email. */
const bannerAt = (address: string) => `<p><img src="${escaped(address)}" alt="" width="600"></p>`;

/** What is sent of a message: its words, and HTML where they have a look or a picture above them. */
function contentOf({ body, isRich, banner }: OutgoingMessage, publicUrl: string | undefined): { text: string; html?: string } {
  const head = banner !== undefined && publicUrl !== undefined ? bannerAt(new URL(banner, publicUrl).href) : '';
  if (isRich) return { text: textOfHtml(body), html: head + mailHtml(body) };
  return head === '' ? { text: body } : { text: body, html: `${head}<p style="white-space: pre-line">${escaped(body)}</p>` };
}

function bySmtp(url: string, from: string | undefined, publicUrl: string | undefined): Send {
  const transport = nodemailer.createTransport(url);
  return async (message, signal) => {
    const { id, recipient, subject, calendar } = message;
    const method = /^METHOD:(\w+)/m.exec(calendar ?? '')?.[1];
    const to = { name: '', address: recipient };
    const sending = transport.sendMail({
      from,
      to,
      subject: subject ?? '',
      ...contentOf(message, publicUrl),
      ...(calendar && method && { icalEvent: { method, filename: 'session.ics', content: calendar } }),
      messageId: `<${id}@wellspring>`,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
    await sending.catch((error: unknown) => {
      throw isRecipientRefused(error) ? new RecipientRefused('The mail server refuses the recipient.', { cause: error }) : error;
    });
  };
}

/**
 * Whether a mail server has refused a recipient for good: RCPT TO was answered by 5xx (RFC 5321). An enhanced status of 5.7 is about who sends and what
 * (RFC 3463), not about the mailbox.
 */
function isRecipientRefused(error: unknown): boolean {
  const { code, command, responseCode, response = '' } = error as { code?: string; command?: string; responseCode?: number; response?: string };
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500 && !/^5\d\d[ -]5\.7\./.test(response);
}

function byWebhook(url: string): Send {
  return async ({ id, recipient, body }, signal) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': id };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ Id: id, To: recipient, Body: body }), redirect: 'error', signal });
    if (!response.ok) throw new Refusal(response.status);
  };
}
