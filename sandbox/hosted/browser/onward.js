document.getElementById('onward').submit();
