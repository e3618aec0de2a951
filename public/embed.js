/* Booking pages in a frame of another site: docs/embedding.md. */
(() => {
  const tag = document.currentScript;
  const home = new URL(tag.src).origin;
  const { venue, activity, date, class: session, camp, course, path, ...options } = tag.dataset;
  const lang = options.lang || document.documentElement.lang.slice(0, 2);
  const title = options.title || (lang === 'cy' ? 'Archebu ar-lein' : 'Book online');
  const edge = Number(options.offset) || 0;

  const join = (...parts) => parts.map((part) => (part ? '/' + encodeURIComponent(part) : '')).join('');
  const getPath = () => {
    if (path || !venue) return path || '/';
    const schedule = camp ?? course;
    if (schedule === undefined)
      return `/location${join(venue, activity, activity && date)}${session ? '#session-' + session : ''}`;
    const list = activity ? `${join(activity)}/timetable${join(schedule)}` : '';
    return `/${camp === undefined ? 'courses' : 'camps'}/location${join(venue)}${list}`;
  };
  const url = new URL(getPath(), home);
  if (lang) url.searchParams.set('lang', lang);

  // Shown when the frame does not answer: blocked, refused or out of reach.
  let link = tag.previousElementSibling;
  if (!link?.matches('a[data-touchline]')) {
    link = document.createElement('a');
    link.href = url;
    link.textContent = title;
    tag.before(link);
  }
  link.hidden = true;

  const frame = document.createElement('iframe');
  url.searchParams.set('embedded', 'true');
  frame.src = url;
  frame.title = title;
  frame.allow = 'payment *; publickey-credentials-get *; geolocation *';
  frame.style.cssText = 'display:block;width:100%;height:640px;border:0';
  tag.after(frame);

  let answers = 0;
  let trusted = [home];
  let current = home;
  setTimeout(() => (link.hidden = answers > 0), 8000);

  const getTop = () => frame.getBoundingClientRect().top;
  const scrollTo = (top) => scrollBy({ top: getTop() + top - edge, behavior: 'instant' });
  const tell = () => {
    if (!answers) return;
    const top = Math.max(0, edge - getTop());
    const height = Math.max(0, Math.min(frame.clientHeight, innerHeight - getTop()) - top);
    frame.contentWindow.postMessage({ type: 'touchline:view', top, height, room: innerHeight - edge }, current);
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || !trusted.includes(origin)) return;
    const { type, height, top, origins } = data ?? {};
    if (type === 'touchline:hello') {
      if (origin === home) trusted = [home, ...origins];
      current = origin;
      link.hidden = true;
      // Another page in the frame begins at its top.
      if (answers++ && getTop() < edge) scrollTo(0);
    }
    if (type === 'touchline:height') frame.style.height = Math.min(Math.max(height, 160), 30000) + 'px';
    if (type === 'touchline:scroll') scrollTo(top);
    tell();
  });
  addEventListener('scroll', tell, { passive: true, capture: true });
  addEventListener('resize', tell);
})();
