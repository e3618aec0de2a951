const help = {
  title: 'Help',
  links: [
    { label: 'Booking questions', url: '/help/booking' },
    { label: 'Cancellations', url: '/help/cancellations' },
    { label: 'Contact us', url: '/help/contact' },
  ],
};

const accessibility = { label: 'Accessibility', url: '/help/accessibility' };

/** The invented operator's footer. A column without a title stands alone; a line without a link is plain text. */
export const operatorColumns = [
  {
    title: '',
    links: [
      { label: 'Fourteen leisure centres across the South Pennines.', url: '' },
      { label: '01632 960100', url: 'tel:01632960100' },
    ],
  },
  {
    title: 'Visit',
    links: [{ label: 'Opening times', url: '/' }, { label: 'Getting here', url: '/help/contact' }, accessibility],
  },
  help,
];

/** What the invented venues say at the end of their pages. */
export const venueColumns = (slug: string) => [
  {
    title: 'Visit',
    links: [
      { label: 'Opening times', url: `/location/${slug}#opening-times` },
      { label: 'Getting here', url: `/location/${slug}#find-us` },
      accessibility,
    ],
  },
  help,
];

/** Said on every page: nobody should take the demo for a real operator. */
export const footerText = 'Touchline Leisure is an invented operator.';
