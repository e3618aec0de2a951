import { join } from 'node:path';

/** The folder of the messages: every program runs in the root of the checkout or of its image. */
export const messagesFolder = join(/* turbopackIgnore: true */ process.cwd(), 'messages');
