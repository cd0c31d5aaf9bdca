// Before everything else: what script may become script, the chosen look before the first paint, and what may wait.
if (window.trustedTypes && !trustedTypes.defaultPolicy) {
  // React makes its script elements from this one empty piece of HTML; unbroken it would end the script it stands in.
  const emptyScript = ['<script><', '/script>'].join('');
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === emptyScript ? html : null),
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
}
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
// A new visit starts at the top; a return keeps every length as it was.
if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash)
  document.documentElement.dataset.arriving = '';
