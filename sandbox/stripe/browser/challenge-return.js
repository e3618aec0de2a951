parent.postMessage({ type: 'stripe:returned' }, location.origin);
