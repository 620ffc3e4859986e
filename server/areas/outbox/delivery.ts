import nodemailer from 'nodemailer';

/** One message as it leaves. */
export interface OutgoingMessage {
  /** The same at each try: a mail server or a webhook can tell that it has it already. */
  id: string;
  recipient: string;
  subject: string | null;
  body: string;
  /** Where the picture at the head of an e-mail lies on this installation. */
  banner?: string | undefined;
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
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  textWebhookUrl: string | undefined;
  demoData: boolean;
  /** Under which address pictures are found; without it e-mails have none. */
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

/** The same text below a picture. */
const withBanner = (address: string, body: string) =>
  `<p><img src="${escaped(address)}" alt="" width="600"></p><p style="white-space: pre-line">${escaped(body)}</p>`;

function bySmtp(url: string, from: string | undefined, publicUrl: string | undefined): Send {
  const transport = nodemailer.createTransport(url);
  return async ({ id, recipient, subject, body, banner }, signal) => {
    const to = { name: '', address: recipient };
    await transport.sendMail({
      from,
      to,
      subject: subject ?? '',
      text: body,
      ...(banner !== undefined && publicUrl !== undefined && { html: withBanner(new URL(banner, publicUrl).href, body) }),
      messageId: `<${id}@wellspring>`,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
  };
}

function byWebhook(url: string): Send {
  return async ({ id, recipient, body }, signal) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': id };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ Id: id, To: recipient, Body: body }), redirect: 'error', signal });
    if (!response.ok) throw new Error(`The webhook for texts answered ${response.status}.`);
  };
}
