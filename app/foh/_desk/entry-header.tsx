import { Logo } from '#components/shell/header/logo.tsx';
import { loadSiteSettings } from '#components/shell/load-site-settings.ts';

/** The header where nobody of the staff is known: the operator's logo. */
export const EntryHeader = async () => {
  const { client, theme } = await loadSiteSettings();
  return (
    <header className="flex h-header items-center bg-header-bg px-gutter text-header-text [--focus:currentColor]">
      <Logo name={client.name} image={theme.themeAppLogo} />
    </header>
  );
};
