/** The digest by which an error page knows that the service is down and not the page broken. */
export const disruptionDigest = 'disruption';
