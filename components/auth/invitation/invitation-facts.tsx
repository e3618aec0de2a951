/** What an invitation means, a line each. */
export const InvitationFacts = ({ facts }: { facts: readonly string[] }) => (
  <ul className="grid list-disc gap-2 pl-5 wrap-break-word">
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);
