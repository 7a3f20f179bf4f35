// Sets the remembered theme before the first paint. Without a choice, the style sheet follows the system.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: follow the system.
}
