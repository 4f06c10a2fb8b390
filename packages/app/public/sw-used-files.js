// Part of the service worker: a new version begins without the files that the old one kept as they were used.
addEventListener('activate', (event) => {
  event.waitUntil(caches.delete('used-files'));
});
