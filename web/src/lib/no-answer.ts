/** The message of a call without a response: the network is at fault, or the way to the server. */
export const NO_ANSWER = 'Poslužitelj se ne javlja. Provjerite vezu i pokušajte ponovno.';
