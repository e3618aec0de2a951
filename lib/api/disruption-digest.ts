/** The error digest by which an error page recognises that the service is down and the page itself is not broken. */
export const disruptionDigest = 'disruption';
