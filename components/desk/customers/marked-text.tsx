/** A text in which the beginning of a word that was searched for is marked. */
export const MarkedText = ({ text, search }: { text: string; search: string }) => {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const parts = text.split(/(\s+)/);
  return parts.map((part, index) => {
    const word = words.find((one) => part.toLowerCase().startsWith(one));
    if (word === undefined) return part;
    return (
      // The parts of a text keep their order.
      <span key={index}>
        <mark className="rounded-[3px] bg-primary-100 px-px font-medium text-primary-text">
          {part.slice(0, word.length)}
        </mark>
        {part.slice(word.length)}
      </span>
    );
  });
};
