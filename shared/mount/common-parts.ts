// Parts that nearly every widget shows travel in one file with React: two files less, and they compress better there.
import '../ui/TextField'
import '../ui/TextLink'
import '../ui/VisuallyHidden'
import '../ui/icon-shapes'
