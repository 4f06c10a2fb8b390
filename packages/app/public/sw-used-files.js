// Part of the service worker: a new version deletes the files that the old version cached on use.
addEventListener('activate', (event) => {
  event.waitUntil(caches.delete('used-files'));
});
