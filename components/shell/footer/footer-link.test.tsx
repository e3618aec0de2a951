import { screen } from '@testing-library/react';
import { renderOnSite } from '#tests/support/render-on-site.tsx';
import { FooterLink } from './footer-link.tsx';

const origins = {
  bookings: 'http://b.example',
  account: 'http://a.example',
  joining: 'http://j.example',
  foh: 'http://f.example',
};
const place = { zone: 'bookings', mode: 'web', origins } as const;

it.each(['https://council.example/privacy', 'mailto:hello@council.example', '/help/terms'])(
  'a footer leads to %s',
  (url) => {
    renderOnSite(<FooterLink place={place} url={url} label="More" />);
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', url);
  },
);

it.each(['data:text/html,x', 'vbscript:x', '//evil.example', '/\\evil.example', ''])(
  'a footer shows %j as words',
  (url) => {
    renderOnSite(<FooterLink place={place} url={url} label="More" />);
    expect(screen.getByText('More')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);
