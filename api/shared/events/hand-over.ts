import type { SendMailOptions } from 'nodemailer';

export class Unanswered extends Error {}

/** Any error but `Unanswered` means that the mail was not sent. */
export async function handOver(smtpUrl: string, mail: SendMailOptions): Promise<void> {
  const { createTransport } = await import('nodemailer');
  let isReading = false;
  const listen = (_entry: unknown, line: unknown) => {
    // 354 [RFC 5321 4.3.2]: from here on the server may hold the whole mail before it answers.
    if (String(line).startsWith('354')) isReading = true;
  };
  try {
    await createTransport({ url: smtpUrl, transactionLog: true, logger: loggerOf(listen) }).sendMail(mail);
  } catch (error) {
    const isAnswered = (error as { responseCode?: number }).responseCode !== undefined;
    if (isReading && !isAnswered) throw new Unanswered(String(error), { cause: error });
    throw error;
  }
}

const silent = () => undefined;

function loggerOf(debug: (entry: unknown, line: unknown) => void) {
  return { level: silent, trace: silent, debug, info: silent, warn: silent, error: silent, fatal: silent };
}
