(async () => {
  const form = document.getElementById('return');
  if (form.dataset.times === '2') {
    await fetch(form.action, { method: 'POST', mode: 'no-cors', body: new URLSearchParams(new FormData(form)) });
  }
  form.submit();
})();
