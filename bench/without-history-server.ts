/** The whole product, whose posts have no history: to measure what the history of a record costs. */
import { KINDS } from '../contract/src/kinds.ts';

const abilities: string[] = KINDS.post.abilities as never;
abilities.splice(abilities.indexOf('history'), 1);
await import('./product-server.ts');
